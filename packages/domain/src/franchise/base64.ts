import { type Result, fail, ok } from '../result.ts';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Encodes a text as base64 of its UTF-8 bytes. */
export function toBase64(text: string): string {
  const bytes = toUtf8(text);
  const digits = Array.from({ length: Math.ceil((bytes.length * 4) / 3) }, (_, index) => DIGITS[sixBits(bytes, index)]);
  return digits.join('').padEnd(Math.ceil(bytes.length / 3) * 4, '=');
}

/**
 * Decodes base64, including the URL-safe alphabet, with or without padding; fails on invalid base64 or UTF-8 (S1 §2).
 */
export function fromBase64(encoded: string): Result<string, 'Invalid base64 input'> {
  const digits = encoded
    .replace(/={1,2}$/, '')
    .replaceAll('-', '+')
    .replaceAll('_', '/');
  if (!/^[A-Za-z0-9+/]*$/.test(digits) || digits.length % 4 === 1) return fail('Invalid base64 input');
  const values = [...digits].map((digit) => DIGITS.indexOf(digit));
  const bytes = Array.from({ length: Math.floor((values.length * 3) / 4) }, (_, index) => eightBits(values, index));
  return decodeUtf8(bytes);
}

// Three bytes are four digits: digit 0 holds the top six bits of byte 0, digit 1 its rest and the top of byte 1, …
function sixBits(bytes: readonly number[], index: number): number {
  const first = Math.floor((index * 6) / 8);
  const pair = ((bytes[first] ?? 0) << 8) | (bytes[first + 1] ?? 0);
  return (pair >> (10 - ((index * 6) % 8))) & 63;
}

function eightBits(values: readonly number[], index: number): number {
  const first = Math.floor((index * 8) / 6);
  const pair = ((values[first] ?? 0) << 6) | (values[first + 1] ?? 0);
  return (pair >> (4 - ((index * 8) % 6))) & 255;
}

function toUtf8(text: string): readonly number[] {
  const escaped = encodeURIComponent(text.toWellFormed());
  return [...escaped.matchAll(/%(..)|[^%]/g)].map(([character, code]) =>
    code ? Number.parseInt(code, 16) : character.charCodeAt(0),
  );
}

function decodeUtf8(bytes: readonly number[]): Result<string, 'Invalid base64 input'> {
  try {
    return ok(decodeURIComponent(bytes.map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('')));
  } catch {
    return fail('Invalid base64 input');
  }
}
