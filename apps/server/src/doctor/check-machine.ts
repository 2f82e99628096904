import { access, constants, statfs } from 'node:fs/promises';
import { totalmem } from 'node:os';
import { type Examination, type Finding, findingsFor, formatBytes } from '../finding.ts';

const MEGABYTE = 1_000_000;
const LOW_DISK = 1000 * MEGABYTE;
const FULL_DISK = 200 * MEGABYTE;
const LOW_MEMORY = 150 * MEGABYTE;

/** Room for the data, and for the backups. */
export async function checkDisk({ settings }: Examination): Promise<Finding[]> {
  const folders = [settings.dataDir, settings.backup.folder].filter((folder) => folder !== null);
  return Promise.all(folders.map(checkFolder));
}

async function checkFolder(folder: string): Promise<Finding> {
  const found = findingsFor('disk');
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return found.error('folderMissing', { folder });
  const { bavail, bsize } = await statfs(folder);
  const bytes = bavail * bsize;
  const values = { folder, free: formatBytes(bytes) };
  if (bytes > LOW_DISK) return found.ok('diskFree', values);
  return found[bytes < FULL_DISK ? 'error' : 'warning']('diskLow', values);
}

/** Memory of the machine, or of the container. */
export async function checkMemory(): Promise<Finding[]> {
  const found = findingsFor('memory');
  const free = process.availableMemory();
  const limit = process.constrainedMemory();
  const total = limit > 0 && limit < totalmem() ? limit : totalmem();
  const values = { total: formatBytes(total), free: formatBytes(free) };
  return [free < LOW_MEMORY ? found.warning('memoryLow', values) : found.ok('memoryFree', values)];
}
