import { Worker } from 'node:worker_threads';
import { createSemaphore } from '../concurrency.ts';
import { inInstallation, isRelease } from '../installation.ts';
import { readSource, type Source, type SourceReading } from './read-source.ts';
import { isPdf } from './read-pdf.ts';
import { isZip } from './read-workbook.ts';

const MEGABYTE = 1024 * 1024;
const MOST_MEGABYTES = 256;
// The default of 48 is a third of what a hostile file may cost.
const YOUNG_MEGABYTES = 12;
const MOST_MS = 15_000;
// Our own exports contain pictures: each megabyte of the file is in memory several times.
const MORE_PER_MEGABYTE = { megabytes: 4, ms: 500 };
// Bytes outside of the heap are not part of a thread's limit: a PDF of 2 MB can unpack into gigabytes of them.
const MOST_GROWTH_MEGABYTES = 400;
const LOOK_EVERY_MS = 100;
const SHORT_BYTES = 64 * 1024;
const OUT_OF_MEMORY = 'ERR_WORKER_OUT_OF_MEMORY';

const TOO_EXTENSIVE: SourceReading = {
  encoding: null,
  system: null,
  columns: [],
  read: { ok: false, problem: { code: 'tooExtensive', details: [] } },
};

const limit = createSemaphore(1);

/**
 * Reads a source in a thread of its own, so that orders do not wait for it, with limits for memory and time: a workbook of
 * 2 kB can describe 17 billion cells. A short text is read at once, because a thread takes longer to start; a workbook or a PDF never.
 */
export const readWithinLimits = (source: Source): Promise<SourceReading> =>
  isShortText(source) ? readSource(source) : limit(() => runThread(source));

const isShortText = ({ from }: Source): boolean =>
  from.bytes.length < SHORT_BYTES && !isZip(from.bytes) && !isPdf(from.bytes);

function runThread(source: Source): Promise<SourceReading> {
  const size = source.from.bytes.length / MEGABYTE;
  const worker = new Worker(inInstallation(isRelease() ? 'dist/server/tischlein.js' : THREAD_SOURCE), {
    argv: ['reading-thread'],
    execArgv: [],
    workerData: source,
    resourceLimits: {
      maxOldGenerationSizeMb: Math.ceil(MOST_MEGABYTES + size * MORE_PER_MEGABYTE.megabytes),
      maxYoungGenerationSizeMb: YOUNG_MEGABYTES,
    },
  });
  return new Promise<SourceReading>((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    const watch = watchMemory(size, () => resolve(TOO_EXTENSIVE));
    worker.on('message', (message: 'started' | SourceReading) => {
      if (message !== 'started') resolve(message);
      else timer = setTimeout(() => resolve(TOO_EXTENSIVE), MOST_MS + size * MORE_PER_MEGABYTE.ms);
    });
    worker.once('error', (error) => {
      if (isOutOfMemory(error)) resolve(TOO_EXTENSIVE);
      else reject(error);
    });
    worker.once('exit', () => {
      clearTimeout(timer);
      clearInterval(watch);
      reject(new Error('the thread that reads a file ended without an answer'));
    });
  }).finally(() => void worker.terminate());
}

/** Calls back as soon as the process has grown by more than a file may cost. */
function watchMemory(size: number, onExceeded: () => void): NodeJS.Timeout {
  const growth = MOST_GROWTH_MEGABYTES + size * MORE_PER_MEGABYTE.megabytes;
  const most = process.memoryUsage.rss() + growth * MEGABYTE;
  return setInterval(() => {
    if (process.memoryUsage.rss() > most) onExceeded();
  }, LOOK_EVERY_MS);
}

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === OUT_OF_MEMORY;

const THREAD_SOURCE = 'apps/server/src/imports/reading-thread.ts';
