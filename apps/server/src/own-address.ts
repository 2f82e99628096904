import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Checks that the port is free before anything else starts. For 0, picks a free one: links need the number before
 * the server listens.
 */
export async function resolvePort({ host, port }: { readonly host: string; readonly port: number }): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** The URL of the server for a browser on this machine. */
export function toLocalUrl(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : name}:${port}`;
}
