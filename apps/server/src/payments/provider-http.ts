import type { IncomingMessage } from 'node:http';
import { requestHttp, requestHttps } from '../http/send-requests.ts';
import { joinHeaders } from './join-headers.ts';
import type { ProviderAnswer, ProviderRequest, SendRequest } from './provider.ts';

/** Time limits for a provider's answer, in milliseconds. */
export interface ProviderLimits {
  readonly connect: number;
  readonly whole: number;
  readonly capture: number;
}
export const PROVIDER_LIMITS: ProviderLimits = { connect: 3000, whole: 10_000, capture: 30_000 };

const MOST_BYTES = 1024 * 1024;

/** Sends requests to providers within the limits. Follows no redirect and keeps no connection open. */
export function createProviderSender(limits: ProviderLimits = PROVIDER_LIMITS): SendRequest {
  return (request) =>
    new Promise((resolve) => {
      const unknown = (reason: string): void => resolve({ code: 'unknown', reason });
      const send = request.url.startsWith('https:') ? requestHttps : requestHttp;
      const outgoing = send(request.url, { method: request.method, headers: addContentLength(request), agent: false });
      const giveUp = (reason: string): void => {
        unknown(reason);
        outgoing.destroy();
      };
      const connecting = setTimeout(giveUp, limits.connect, 'connectTimeout');
      const working = setTimeout(giveUp, request.isCapture ? limits.capture : limits.whole, 'timeout');
      const isReady = request.url.startsWith('https:') ? 'secureConnect' : 'connect';
      outgoing.on('socket', (socket) => socket.once(isReady, () => clearTimeout(connecting)));
      outgoing.on('error', () => unknown('connectionFailed'));
      outgoing.on('close', () => {
        clearTimeout(connecting);
        clearTimeout(working);
        unknown('connectionClosed');
      });
      outgoing.on('response', (response) => void readAnswer(response).then(resolve));
      outgoing.end(request.body);
    });
}

function addContentLength({ headers, body }: ProviderRequest): Record<string, string> {
  return body === undefined ? { ...headers } : { ...headers, 'content-length': String(Buffer.byteLength(body)) };
}

async function readAnswer(response: IncomingMessage): Promise<ProviderAnswer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of response) {
      const part = Buffer.from(chunk);
      bytes += part.length;
      if (bytes > MOST_BYTES) return { code: 'unknown', reason: 'tooLarge' };
      chunks.push(part);
    }
  } catch {
    return { code: 'unknown', reason: 'connectionReset' };
  }
  const status = response.statusCode ?? 0;
  return {
    code: 'answered',
    status,
    headers: joinHeaders(response.headers),
    body: Buffer.concat(chunks).toString('utf8'),
  };
}
