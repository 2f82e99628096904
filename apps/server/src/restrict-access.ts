import { chmod, lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';

const FILES = [
  'tischlein.sqlite',
  'tischlein.sqlite-wal',
  'tischlein.sqlite-shm',
  'tischlein.sqlite-closed',
  'secret-key',
  'practice-payments.json',
] as const;
const FOLDERS = ['mail', 'media-cache', 'tiles'] as const;

const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;
const OTHERS = 0o077;
const STICKY = 0o1000;

/**
 * Keeps the data to the user that runs the server: new files of this process, and those of earlier versions in the data
 * directory. Files with other names are left alone.
 */
export async function restrictAccess(dataDir: string): Promise<void> {
  process.umask(OTHERS);
  for (const name of FILES) await restrict(join(dataDir, name));
  for (const name of FOLDERS) await restrict(join(dataDir, name));
  const mode = await readMode(dataDir);
  // A folder such as /tmp belongs to everyone.
  if (mode !== null && (mode & STICKY) === 0) await setMode(dataDir, FOLDER_MODE);
}

/** The folder last: its mode tells the next start that its content has been restricted. */
async function restrict(path: string): Promise<void> {
  const mode = await readMode(path);
  if (mode === null || (mode & OTHERS) === 0) return;
  const isFolder = (await lstat(path)).isDirectory();
  if (isFolder) for (const name of await readdir(path)) await restrict(join(path, name));
  await setMode(path, isFolder ? FOLDER_MODE : FILE_MODE);
}

/** null: there is no such file, or it is a link. */
async function readMode(path: string): Promise<number | null> {
  const found = await lstat(path).catch(() => null);
  return found && !found.isSymbolicLink() ? found.mode : null;
}

// A file of another user, or on a file system without modes, stays as it is.
const setMode = (path: string, mode: number): Promise<void> => chmod(path, mode).catch(() => {});
