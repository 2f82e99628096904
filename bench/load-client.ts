import { connect, type Socket } from 'node:net';

export interface Load {
  readonly port: number;
  readonly connections: number;
  readonly seconds: number;
  readonly request: (n: number) => Buffer;
}

export interface LoadResult {
  readonly perSecond: number;
  readonly responseBytes: number;
  /** Status → count. */
  readonly statuses: ReadonlyMap<number, number>;
}

const HEAD_END = Buffer.from('\r\n\r\n');

/**
 * Sends one request after the other on each keep-alive connection. Parses only status and length of a response, so
 * that the
 * server is measured and not the client.
 */
export async function runLoad({ port, connections, seconds, request }: Load): Promise<LoadResult> {
  const statuses = new Map<number, number>();
  const started = performance.now();
  const end = started + seconds * 1000;
  let sent = 0;
  let responses = 0;
  let bytes = 0;
  const send = (socket: Socket): void => void socket.write(request(sent++));
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect({ port, host: '127.0.0.1', noDelay: true });
      const parse = parseResponses((status, length) => {
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
        responses++;
        bytes = length;
        if (performance.now() < end) return send(socket);
        socket.destroy();
        resolve();
      });
      socket.on('connect', () => send(socket));
      socket.on('data', parse);
      socket.on('error', reject);
      socket.on('end', () => reject(new Error('the server closed a connection')));
    });
  await Promise.all(Array.from({ length: connections }, run));
  return { perSecond: responses / ((performance.now() - started) / 1000), responseBytes: bytes, statuses };
}

/** Splits the bytes of a connection into responses; every response of ours has a Content-Length. */
function parseResponses(onResponse: (status: number, length: number) => void): (chunk: Buffer) => void {
  let head: Buffer = Buffer.alloc(0);
  let remaining = 0;
  let status = 0;
  let length = 0;
  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) {
      if (remaining === 0) {
        head = head.length === 0 ? rest : Buffer.concat([head, rest]);
        const at = head.indexOf(HEAD_END);
        if (at < 0) return;
        const text = head.toString('latin1', 0, at);
        status = Number(text.slice(9, 12));
        length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? 0);
        rest = head.subarray(at + HEAD_END.length);
        head = Buffer.alloc(0);
        remaining = length;
      }
      const consumed = Math.min(remaining, rest.length);
      remaining -= consumed;
      rest = rest.subarray(consumed);
      if (remaining > 0) return;
      onResponse(status, length);
    }
  };
}

export function getRequest(path: string): Buffer {
  return Buffer.from(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: */*\r\nAccept-Encoding: br, gzip\r\n\r\n`);
}

export function postRequest(path: string, body: string, headers: string): Buffer {
  return Buffer.from(
    `POST ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${headers}\r\n${body}`,
  );
}
