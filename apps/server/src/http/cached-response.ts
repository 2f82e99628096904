import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, type Encoding, type EncodedBody } from './encoded-body.ts';

interface EncodedVersion {
  /** Alternating names and values, the fastest form for node:http. */
  readonly headers: string[];
  readonly body: Buffer;
}

/** A response prepared in advance: headers and one body per encoding. */
export interface CachedResponse {
  readonly status: number;
  readonly etag: string;
  readonly notModifiedHeaders: string[];
  version(encoding: Encoding): EncodedVersion;
}

interface CacheOptions {
  readonly status?: number;
  /** Already compressed, such as pictures and fonts: sent as is. */
  readonly isCompressed?: boolean;
}

/** Combines an encoded body with its headers. */
export function cacheResponse(
  encoded: EncodedBody,
  headers: Readonly<Record<string, string>>,
  { status = 200, isCompressed = false }: CacheOptions = {},
): CachedResponse {
  const common = { ...headers, etag: encoded.etag, vary: 'accept-encoding' };
  const versions: Partial<Record<Encoding, EncodedVersion>> = {};
  const make = (encoding: Encoding): EncodedVersion => {
    const body = encoded.bytes(encoding);
    const coding = encoding === 'identity' ? {} : { 'content-encoding': encoding };
    return { body, headers: Object.entries({ ...common, ...coding, 'content-length': String(body.length) }).flat() };
  };
  return {
    status,
    etag: encoded.etag,
    notModifiedHeaders: Object.entries(common).flat(),
    version: (requested) => {
      const encoding = isCompressed ? 'identity' : requested;
      return (versions[encoding] ??= make(encoding));
    },
  };
}

/** Sends the response in the best accepted encoding, or 304 if the client's ETag matches. */
export function sendCached(request: IncomingMessage, response: ServerResponse, answer: CachedResponse): void {
  if (answer.status === 200 && request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, answer.notModifiedHeaders).end();
    return;
  }
  const { headers, body } = answer.version(findEncoding(String(request.headers['accept-encoding'] ?? '')));
  response.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

// Browsers send only a handful of different Accept-Encoding values.
const encodings = new Map<string, Encoding>();
const MAX_ENCODINGS = 100;

function findEncoding(accepted: string): Encoding {
  const known = encodings.get(accepted);
  if (known) return known;
  const encoding = chooseEncoding(accepted);
  if (encodings.size < MAX_ENCODINGS) encodings.set(accepted, encoding);
  return encoding;
}
