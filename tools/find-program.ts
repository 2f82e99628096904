import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The first of these programs that is on the PATH, or undefined. */
export function findProgram(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(':');
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
