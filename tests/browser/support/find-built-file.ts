import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MANIFEST = join(import.meta.dirname, '../../../dist/storefront/client/.vite/manifest.json');

/** The built file of a source module. */
export function findBuiltFile(source: string): string {
  const built: Readonly<Record<string, { readonly file: string }>> = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  return built[source]?.file ?? '';
}
