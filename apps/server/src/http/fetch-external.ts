import type { IncomingMessage } from 'node:http';
import type { RequestOptions } from 'node:https';
import { requestHttp, requestHttps } from './send-requests.ts';

interface ExternalRequest {
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent with POST; absent: GET. */
  readonly body?: Buffer;
  readonly maxBytes: number;
  readonly connectTimeoutMs?: number;
  readonly responseTimeoutMs?: number;
  /** Resolves the host; may refuse it. */
  readonly lookup?: NonNullable<RequestOptions['lookup']>;
}

/** The response of another server; redirects are not followed. */
export interface ExternalResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

const CONNECT_TIMEOUT_MS = 3000;
const RESPONSE_TIMEOUT_MS = 5000;

/**
 * Calls another server with limits on connecting, total time and response size.
 * Returns null if a limit is exceeded or the connection fails.
 */
export function fetchExternal(externalRequest: ExternalRequest): Promise<ExternalResponse | null> {
  return new Promise((resolve) => {
    const { url, headers = {}, body, lookup, connectTimeoutMs = CONNECT_TIMEOUT_MS } = externalRequest;
    const signal = AbortSignal.timeout(externalRequest.responseTimeoutMs ?? RESPONSE_TIMEOUT_MS);
    const send = url.protocol === 'https:' ? requestHttps : requestHttp;
    const method = body ? 'POST' : 'GET';
    const request = send(url, { method, headers, signal, agent: false, ...(lookup && { lookup }) }, (response) => {
      void readBody(response, externalRequest.maxBytes).then((received) =>
        resolve(received && { status: response.statusCode ?? 0, headers: response.headers, body: received }),
      );
    });
    const connecting = setTimeout(() => request.destroy(new Error('no connection in time')), connectTimeoutMs);
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => clearTimeout(connecting));
    });
    request.on('close', () => clearTimeout(connecting));
    request.on('error', () => resolve(null));
    request.end(body);
  });
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer | null> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of response) {
      const bytes = Buffer.from(chunk);
      length += bytes.length;
      if (length > maxBytes) {
        response.destroy();
        return null;
      }
      chunks.push(bytes);
    }
    return Buffer.concat(chunks);
  } catch {
    return null;
  }
}
