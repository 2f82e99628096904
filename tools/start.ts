import { statfsSync } from 'node:fs';
import { createServer } from 'node:net';
import { enableCompileCache } from 'node:module';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isBuilt } from './build-stamp.ts';
import { stop } from './stop.mjs';

const NEEDED_MEGABYTES = 200;

requireSpace();
await requireFreePort();
await bringBuild();
process.env['NODE_ENV'] = 'production';
enableCompileCache(resolve('node_modules/.cache/compiled'));
await import(pathToFileURL(resolve('dist/server/main.js')).href);

async function bringBuild(): Promise<void> {
  if (await isBuilt()) return;
  const started = Date.now();
  process.stdout.write('Building (once after every change) …');
  const { buildAll } = await import('./build.ts');
  await buildAll();
  process.stdout.write(` ${Math.round((Date.now() - started) / 1000)} s\n`);
}

function requireSpace(): void {
  const { bavail, bsize } = statfsSync('.');
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= NEEDED_MEGABYTES) return;
  stop(
    `Nur noch ${free} MB Platz frei, gebraucht werden ${NEEDED_MEGABYTES} MB. Bitte Platz schaffen und neu starten.`,
    `Only ${free} MB of disk space are free, ${NEEDED_MEGABYTES} MB are needed. Please make room and start again.`,
  );
}

// A malformed PORT is the server's to refuse, with the other settings.
async function requireFreePort(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) return;
  if (await canListen(port, process.env['HOST'] ?? '127.0.0.1')) return;
  stop(
    `Auf Port ${port} läuft schon etwas – vielleicht ein anderes Tischlein. Es beenden oder einen anderen Port nehmen: PORT=3001 npm start`,
    `Port ${port} is in use, maybe by another Tischlein. Stop it or take another port: PORT=3001 npm start`,
  );
}

function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
