import type { Socket } from 'node:net';
import { type HttpProblem, refuse } from './errors.ts';

/** Answers a request that could not be parsed; only the raw socket is available. */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { status, body } = toProblem(error.code);
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${status} ${String(body.code)}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
    'Cache-Control: no-store',
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
}

function toProblem(code: string | undefined): HttpProblem {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return refuse('requestTimeout');
  if (code === 'HPE_HEADER_OVERFLOW') return refuse('headersTooLarge');
  return refuse('invalidRequest');
}
