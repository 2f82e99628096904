import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const PREFIX = 'tischlein-run-';
const GIGABYTE = 1024 ** 3;

/**
 * Puts the temporary files of this process and its children in memory where Linux has room for them: tests commit
 * thousands of times, and each commit of SQLite waits for the disk. TMPDIR overrides the place.
 */
export function useMemoryFolder(): void {
  if (process.env['TMPDIR'] !== undefined || !hasRoom()) return;
  removeLeftovers();
  const folder = join(MEMORY, `${PREFIX}${process.pid}`);
  // PostgreSQL runs as a user of its own below this folder.
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  process.env['TMPDIR'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
}

// Containers often have 64 MB there.
function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > 4 * GIGABYTE && process.availableMemory() > 4 * GIGABYTE;
}

/** Runs that were killed remove nothing. */
function removeLeftovers(): void {
  for (const name of readdirSync(MEMORY)) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length)) : 0;
    if (owner > 0 && !existsSync(`/proc/${owner}`)) rmSync(join(MEMORY, name), { recursive: true, force: true });
  }
}
