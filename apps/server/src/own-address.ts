import { once } from 'node:events';
import { createServer } from 'node:net';

/** The port to listen on, known to be free before anything else begins; 0 becomes a number, since links need it early. */
export async function resolvePort({ host, port }: { readonly host: string; readonly port: number }): Promise<number> {
  const server = createServer().listen(port, host);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

/** Where a browser on this machine finds the server. */
export function toLocalUrl(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : name}:${port}`;
}
