import { fail, ok, type Result } from '@tischlein/domain';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** A text and how it was encoded. */
export interface DecodedText {
  readonly text: string;
  readonly encoding: Encoding;
}

const MARKS: readonly (readonly [bytes: readonly number[], encoding: Encoding])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];
const SAMPLE_BYTES = 4096;
const LEAST_ZEROS = 0.2;
// Control characters that no table contains.
const BINARY = /[\u0000-\u0008\u000b\u000e-\u001f]/;
// Nearly any bytes are Windows-1252; valid UTF-8 is text, even with such characters.
const BINARY_IN_WINDOWS_1252 = /[\u007f-\u009f\ufffd]/;

/** Decodes UTF-8 and UTF-16, with or without a byte order mark, or Windows-1252; a failure means: no text. */
export function decodeText(bytes: Uint8Array): Result<DecodedText, 'noText'> {
  const encoding = findEncoding(bytes);
  const decoded = encoding === null ? decodeUnmarked(bytes) : decodeAs(encoding, bytes);
  return decoded === null || isBinary(decoded) ? fail('noText') : ok(decoded);
}

const isBinary = ({ text, encoding }: DecodedText): boolean =>
  BINARY.test(text) || (encoding !== 'utf-8' && BINARY_IN_WINDOWS_1252.test(text));

function findEncoding(bytes: Uint8Array): Encoding | null {
  const marked = MARKS.find(([mark]) => mark.every((byte, index) => bytes[index] === byte));
  if (marked) return marked[1];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const zeros = [0, 0];
  sample.forEach((byte, index) => {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const least = (sample.length / 2) * LEAST_ZEROS;
  if ((zeros[1] ?? 0) > least) return 'utf-16le';
  return (zeros[0] ?? 0) > least ? 'utf-16be' : null;
}

const decodeUnmarked = (bytes: Uint8Array): DecodedText | null =>
  decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes);

function decodeAs(encoding: Encoding, bytes: Uint8Array): DecodedText | null {
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes), encoding };
  } catch {
    // Not in this encoding.
    return null;
  }
}
