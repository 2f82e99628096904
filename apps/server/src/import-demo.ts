import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Loads a module of the demo at run time: built in a release, its source in a clone. */
export function importDemo(folder: string, name: string): Promise<unknown> {
  const built = join(folder, `${name}.js`);
  const file = existsSync(built) ? built : join(folder, `${name}.ts`);
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}
