import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../../../dist/storefront/client/.vite/manifest.json');

interface BuiltFile {
  readonly file: string;
  readonly name?: string;
}

/** The built file of a source module that has one of its own, or of a group of late code: 'cart', 'menu'. */
export function findBuiltFile(sourceOrGroup: string): string {
  const built: Readonly<Record<string, BuiltFile>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const found = built[sourceOrGroup] ?? Object.values(built).find(({ name }) => name === sourceOrGroup);
  if (!found) throw new Error(`no file of the build holds ${sourceOrGroup}`);
  return found.file;
}
