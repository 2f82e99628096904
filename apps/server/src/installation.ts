import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

const LANDMARK = 'apps/server/data';

/** The folder of the program: a clone, or an unpacked release. Commands may be called from anywhere. */
const INSTALLATION = findInstallation(import.meta.dirname);

/** The path of one of the program's own files. */
export const inInstallation = (path: string): string => join(INSTALLATION, path);

/** Whether this is an unpacked release, which has no npm. */
export const isRelease = (): boolean => existsSync(inInstallation('release.json'));

function findInstallation(folder: string): string {
  if (existsSync(join(folder, LANDMARK))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error(`no folder above ${import.meta.dirname} holds ${LANDMARK}`);
  return findInstallation(parent);
}
