import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

interface Version {
  /** Name and value in turn, as node writes them fastest. */
  readonly headers: readonly string[];
  readonly body: Buffer;
}

/** An answer kept ready in every encoding, so that giving it costs no more than writing it out. */
export interface ReadyAnswer {
  readonly etag: string;
  readonly br: Version;
  readonly gzip: Version;
  readonly identity: Version;
  readonly unchanged: readonly string[];
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

export interface ReadyOptions {
  readonly headers: Readonly<Record<string, string>>;
  /** Pictures and fonts are small already. */
  readonly compress: 'fast' | 'best' | 'never';
}

/** Makes an answer ready: compressed, with an ETag of its bytes. */
export async function readyAnswer(content: string | Buffer, options: ReadyOptions): Promise<ReadyAnswer> {
  const body = Buffer.from(content);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const common = { ...options.headers, etag, vary: 'accept-encoding' };
  const version = (bytes: Buffer, encoding: string): Version => ({
    headers: flat({
      ...common,
      ...(encoding && { 'content-encoding': encoding }),
      'content-length': String(bytes.length),
    }),
    body: bytes,
  });
  const identity = version(body, '');
  const unchanged = flat(common);
  if (options.compress === 'never') return { etag, br: identity, gzip: identity, identity, unchanged };
  const [brotli, gzipped] = await Promise.all([
    compressBrotli(body, options.compress === 'best' ? BEST_BROTLI : FAST_BROTLI),
    compressGzip(body),
  ]);
  return { etag, br: version(brotli, 'br'), gzip: version(gzipped, 'gzip'), identity, unchanged };
}

/** Writes the answer out in the best encoding the guest takes; 304 where he has it already. Returns the status. */
export function sendReady(request: IncomingMessage, response: ServerResponse, answer: ReadyAnswer): 200 | 304 {
  if (request.headers['if-none-match'] === answer.etag) {
    response.writeHead(304, [...answer.unchanged]).end();
    return 304;
  }
  const version = answer[bestEncoding(request.headers['accept-encoding'])];
  response.writeHead(200, listOf(version.headers));
  response.end(request.method === 'HEAD' ? undefined : version.body);
  return 200;
}

function bestEncoding(accepted: OutgoingHttpHeaders[string]): 'br' | 'gzip' | 'identity' {
  const text = String(accepted ?? '');
  if (/\bbr\b(?!;q=0(?:$|,|\.0))/.test(text)) return 'br';
  return /\bgzip\b(?!;q=0(?:$|,|\.0))/.test(text) ? 'gzip' : 'identity';
}

const flat = (headers: Readonly<Record<string, string>>): readonly string[] => Object.entries(headers).flat();
const listOf = (headers: readonly string[]): string[] => [...headers];
