import { createHash, randomInt } from 'node:crypto';
import { crc32 } from 'node:zlib';

const PREFIX = 'tsl_live_';
const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PUBLIC_LETTERS = 8;
const SECRET_LETTERS = 32;
const CHECK_LETTERS = 6;
const SHAPE = new RegExp(
  `^${PREFIX}([0-9A-Za-z]{${PUBLIC_LETTERS}})[0-9A-Za-z]{${SECRET_LETTERS}}([0-9A-Za-z]{${CHECK_LETTERS}})$`,
);

export interface NewApiKey {
  /** The public part, which names the key. */
  readonly id: string;
  /** The whole key, shown once. */
  readonly secret: string;
  readonly hash: string;
}

/** A key of 190 random bits, with a checksum so that scanners for leaked secrets recognize it. */
export function createApiKey(): NewApiKey {
  const id = randomLetters(PUBLIC_LETTERS);
  const body = `${PREFIX}${id}${randomLetters(SECRET_LETTERS)}`;
  const secret = body + checksum(body);
  return { id, secret, hash: hashApiKey(secret) };
}

/** The public part of a key; null: not a key of this product. */
export function readApiKeyId(secret: string): string | null {
  const [, id = '', check] = SHAPE.exec(secret) ?? [];
  return check === checksum(secret.slice(0, -CHECK_LETTERS)) && id !== '' ? id : null;
}

export const hashApiKey = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const randomLetters = (count: number): string =>
  Array.from({ length: count }, () => LETTERS[randomInt(LETTERS.length)]).join('');

function checksum(text: string): string {
  let rest = crc32(text);
  let letters = '';
  while (letters.length < CHECK_LETTERS) {
    letters = LETTERS[rest % LETTERS.length] + letters;
    rest = Math.floor(rest / LETTERS.length);
  }
  return letters;
}
