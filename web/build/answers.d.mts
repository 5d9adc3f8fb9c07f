export function writeTypes(): Promise<Record<string, string>>;
