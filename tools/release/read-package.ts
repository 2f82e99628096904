import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const packageFile = z.object({
  name: z.string(),
  version: z.string(),
  license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
  homepage: z.string().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
  optionalDependencies: z.record(z.string(), z.string()).optional(),
});
export type PackageFile = z.infer<typeof packageFile>;

/** The package.json of a folder. */
export async function readPackage(folder: string): Promise<PackageFile> {
  return packageFile.parse(JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')));
}
