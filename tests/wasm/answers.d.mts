export function answerChecker(game: string): (request: { call: string }, answer: object) => void;
