import { statfsSync } from 'node:fs';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build-stamp.ts';
import { requireFreePort } from './free-port.ts';
import { requireUnkilled } from './require-unkilled.ts';
import { runInForeground } from './run-in-foreground.mjs';
import { stop } from './stop.mjs';

const NEEDED_MEGABYTES = 200;

requireDiskSpace();
await requireFreePort();
await ensureBuild();
// The first signal stops the server; a second one, often npm passing on the same, must not cut off orders in
// flight.
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {});
process.env['NODE_ENV'] = 'production';
enableCompileCache(resolve('node_modules/.cache/compiled'));
await import(pathToFileURL(resolve('dist/server/main.js')).href);

async function ensureBuild(): Promise<void> {
  if (await isBuilt()) return;
  const started = Date.now();
  process.stdout.write('Building (once after every change) …');
  // In a process of its own, so that the server does not keep the memory of the build.
  const code = await runInForeground(process.execPath, ['tools/build.ts']);
  requireUnkilled(code);
  if (code !== 0) process.exit(1);
  process.stdout.write(` ${Math.round((Date.now() - started) / 1000)} s\n`);
}

function requireDiskSpace(): void {
  const { bavail, bsize } = statfsSync('.');
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= NEEDED_MEGABYTES) return;
  stop(
    `Nur noch ${free} MB Platz frei, gebraucht werden ${NEEDED_MEGABYTES} MB. Bitte Platz schaffen und neu starten.`,
    `Only ${free} MB of disk space are free, ${NEEDED_MEGABYTES} MB are needed. Please make room and start again.`,
  );
}
