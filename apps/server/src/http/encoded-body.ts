import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

export type Encoding = 'identity' | 'gzip' | 'br';

/** A body that is serialized once, compressed on first use and identified by its ETag. */
export interface EncodedBody {
  readonly etag: string;
  bytes(encoding: Encoding): Buffer;
}

export const encodeJson = (value: unknown): EncodedBody => encodeBytes(Buffer.from(JSON.stringify(value)));

export function encodeBytes(identity: Buffer): EncodedBody {
  const encodings: Partial<Record<Encoding, Buffer>> = { identity };
  return { etag: toEtag(identity), bytes: (encoding) => (encodings[encoding] ??= compress(identity, encoding)) };
}

/** A body that is kept compressed, as nearly every client wants it. */
export const encodeBrotli = (compressed: Buffer): EncodedBody => ({
  etag: toEtag(compressed),
  bytes: (encoding) => (encoding === 'br' ? compressed : compress(brotliDecompressSync(compressed), encoding)),
});

const toEtag = (bytes: Buffer): string => `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** The best encoding that Accept-Encoding allows. */
export function chooseEncoding(acceptEncoding: string | undefined): Encoding {
  const accepted = (acceptEncoding ?? '').split(',').flatMap((part) => {
    const [name, quality] = part.split(';').map((text) => text.trim());
    return quality === 'q=0' ? [] : [name];
  });
  return accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
}

const BROTLI_QUALITY = 7;

function compress(bytes: Buffer, encoding: Encoding): Buffer {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return gzipSync(bytes, { level: 9 });
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
