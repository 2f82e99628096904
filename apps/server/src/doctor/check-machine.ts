import { access, constants, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import { type Examination, type Finding, findingsFor, formatBytes } from '../finding.ts';
import { expectMemory, findLargestCache, findMemoryLimit } from '../metrics/memory-limit.ts';
import { hasCode } from '../failure.ts';
import { askServer } from './running-server.ts';

const MEGABYTE = 1_000_000;
const MEBIBYTE = 1024 * 1024;
const LOW_DISK = 1000 * MEGABYTE;
const FULL_DISK = 200 * MEGABYTE;
const LOW_MEMORY = 150 * MEGABYTE;

/** Room for the data, and for the backups. */
export async function checkDisk({ settings }: Examination): Promise<Finding[]> {
  const { dataDir, backup } = settings;
  // The first backup creates its folder, a minute after the first start.
  const places = [
    { folder: dataDir, place: dataDir },
    ...(backup.folder === null ? [] : [{ folder: backup.folder, place: await findExisting(backup.folder) }]),
  ];
  return Promise.all(places.map(checkFolder));
}

/** The folder, or the nearest one above it that exists. */
async function findExisting(folder: string): Promise<string> {
  const problem: unknown = await access(folder).catch((error: unknown) => error);
  return hasCode(problem, ['ENOENT']) && dirname(folder) !== folder ? findExisting(dirname(folder)) : folder;
}

/** `place`: where the folder is, or will be created. */
async function checkFolder({ folder, place }: Readonly<Record<'folder' | 'place', string>>): Promise<Finding> {
  const found = findingsFor('disk');
  const isWritable = await access(place, constants.W_OK).then(
    () => true,
    () => false,
  );
  if (!isWritable) return found.error('folderMissing', { folder });
  const { bavail, bsize } = await statfs(place);
  const bytes = bavail * bsize;
  const values = { folder, free: formatBytes(bytes) };
  if (bytes > LOW_DISK) return found.ok('diskFree', values);
  return found[bytes < FULL_DISK ? 'error' : 'warning']('diskLow', values);
}

/** Memory of the machine, or of the container; and whether the running server may take what SHOP_CACHE_MB needs. */
export async function checkMemory({ settings }: Examination): Promise<Finding[]> {
  const found = findingsFor('memory');
  const free = process.availableMemory();
  // The limit of the service does not hold for this command.
  const { metrics } = await askServer(settings);
  const limit = metrics.get('tischlein_memory_limit_bytes') ?? findMemoryLimit();
  const values = { total: formatBytes(limit), free: formatBytes(free) };
  return [
    free === 0
      ? found.unknown('memoryUnknown')
      : free < LOW_MEMORY
        ? found.warning('memoryLow', values)
        : found.ok('memoryFree', values),
    ...judgeCache(settings.shopCacheBytes, limit),
  ];
}

function judgeCache(bytes: number, limit: number): Finding[] {
  const expected = expectMemory(bytes);
  if (expected <= limit) return [];
  const values = { cache: bytes / MEBIBYTE, expected: formatBytes(expected), limit: formatBytes(limit) };
  return [findingsFor('memory').warning('cacheTooLarge', { ...values, most: findLargestCache(limit) })];
}
