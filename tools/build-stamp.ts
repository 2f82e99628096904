import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { glob, readFile, writeFile } from 'node:fs/promises';

const STAMP = '.sources';
const SOURCES = ['packages/**/*', 'apps/**/*', 'tools/build.ts', 'package-lock.json'];

/** Returns whether dist/ was built from the current sources. */
export async function isBuilt(): Promise<boolean> {
  return (await readFile(join('dist', STAMP), 'utf8').catch(() => '')) === (await hashSources());
}

/** A hash over everything that goes into the build. */
export async function hashSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const path of await listSources()) hash.update(path).update(await readFile(path));
  return hash.digest('hex');
}

export const writeBuildStamp = (hash: string, folder: string): Promise<void> => writeFile(join(folder, STAMP), hash);

async function listSources(): Promise<string[]> {
  const paths: string[] = [];
  const found = glob(SOURCES, { exclude: (entry) => entry.name === 'node_modules', withFileTypes: true });
  for await (const entry of found) if (entry.isFile()) paths.push(`${entry.parentPath}/${entry.name}`);
  return paths.filter((path) => !/\.test\.tsx?$/.test(path)).sort();
}
