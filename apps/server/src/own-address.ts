import { once } from 'node:events';
import { createServer } from 'node:net';

interface ReservedPort {
  readonly port: number;
  /** Frees the port, directly before the server listens on it. */
  readonly release: () => Promise<void>;
}

interface Wanted {
  readonly host: string;
  readonly port: number;
  /** The socket that systemd holds at this port; null or absent: none. */
  readonly handedSocket?: number | null;
}

/**
 * Checks that the port is free before anything else starts. For 0, picks a free one and keeps it from other processes until it is
 * released: links need the number before the server listens.
 */
export async function reservePort({ host, port, handedSocket = null }: Wanted): Promise<ReservedPort> {
  if (handedSocket !== null) return { port, release: async () => {} };
  const server = createServer((socket) => socket.destroy()).listen(port, host);
  await once(server, 'listening');
  // A start that fails ends the process.
  server.unref();
  const address = server.address();
  const release = async (): Promise<void> => {
    if (!server.listening) return;
    server.close();
    await once(server, 'close');
  };
  // A port that was asked for refuses connections until the server is ready, so that a proxy turns to another node.
  if (port !== 0) await release();
  return { port: typeof address === 'object' && address ? address.port : 0, release };
}

/** The URL of the server for a browser on this machine. */
export function toLocalUrl(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isEverywhere ? 'localhost' : name}:${port}`;
}
