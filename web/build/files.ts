import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Every file below a folder.
export function eachFile(folder: string, visit: (file: string) => void) {
  for (const name of readdirSync(folder).sort()) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) eachFile(path, visit);
    else visit(path);
  }
}
