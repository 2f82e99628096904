import { createServer } from 'node:net';
import { stop } from './stop.mjs';

/** Exits with a message if our port is in use. A malformed PORT is left to the server to refuse. */
export async function requireFreePort(): Promise<void> {
  const port = Number(process.env['PORT'] ?? 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65535) return;
  if (await isPortFree(port, process.env['HOST'] ?? '127.0.0.1')) return;
  stop(
    `Auf Port ${port} läuft schon etwas – vielleicht ein anderes Tischlein. Es beenden oder einen anderen Port nehmen: PORT=3001 npm start`,
    `Port ${port} is in use, maybe by another Tischlein. Stop it or take another port: PORT=3001 npm start`,
  );
}

const given = new Set<number>();

/** A free port outside the range that the system assigns by itself, so that no other program gets it before the server listens. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    const port = 20_000 + Math.floor(Math.random() * 10_000);
    if (given.has(port) || !(await isPortFree(port, '127.0.0.1'))) continue;
    given.add(port);
    return port;
  }
  throw new Error('There is no free port.');
}

function isPortFree(port: number, host: string): Promise<boolean> {
  const server = createServer();
  return new Promise((resolve) => {
    // The server itself explains other problems, such as a port of root.
    server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code !== 'EADDRINUSE'));
    server.listen(port, host, () => server.close(() => resolve(true)));
  });
}
