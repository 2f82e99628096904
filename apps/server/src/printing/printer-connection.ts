import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** An open connection to a network printer. */
export interface PrinterConnection {
  send(bytes: Uint8Array): Promise<void>;
  /** Sends a request and waits for the byte that answers it; null: no answer in time. */
  ask(request: readonly number[], withinMs: number): Promise<number | null>;
  close(): void;
}

/** Connects to a printer; null: it cannot be reached. */
export async function connectPrinter(host: string, port: number, withinMs: number): Promise<PrinterConnection | null> {
  const socket = connect({ host, port });
  socket.on('error', () => socket.destroy());
  try {
    await once(socket, 'connect', { signal: AbortSignal.timeout(withinMs) });
  } catch {
    socket.destroy();
    return null;
  }
  return toConnection(socket);
}

function toConnection(socket: Socket): PrinterConnection {
  const closed = new AbortController();
  socket.on('close', () => closed.abort());
  const send = (bytes: Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => {
      if (socket.destroyed) reject(new Error('the printer has closed the connection'));
      else socket.write(bytes, (error) => (error ? reject(error) : resolve()));
    });
  return {
    send,
    close: () => socket.destroy(),
    ask: async (request, withinMs) => {
      if (socket.destroyed) return null;
      const signal = AbortSignal.any([closed.signal, AbortSignal.timeout(withinMs)]);
      const answer = once(socket, 'data', { signal });
      const [chunk] = await Promise.all([answer, send(Uint8Array.from(request))]).then(
        ([received]) => received,
        () => [null],
      );
      return Buffer.isBuffer(chunk) ? (chunk.at(-1) ?? null) : null;
    },
  };
}
