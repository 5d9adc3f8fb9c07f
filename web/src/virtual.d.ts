// What the plug-ins of the build make (build/texts.ts, build/games.ts).
declare module 'virtual:texts' {
  type Loaders = Record<string, () => Promise<{ default: Record<string, string> }>>;
  export const loaders: Record<import('./text/languages.ts').Language, Loaders>;
}

declare module 'virtual:texts/*' {
  const messages: Record<string, string>;
  export default messages;
}

declare module 'virtual:games' {
  export const version: string;
  export const games: import('./engine/types.ts').GameInfo[];
}
