/** Characters that are not mistaken for each other: without 0, 1, I, L and O (S3 G2). */
const UNAMBIGUOUS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** Converts random bytes to a code, or returns null if too many of them had to be skipped to keep every code equally likely. */
export function toUnambiguousCode(random: Uint8Array, length: number): string | null {
  const fair = 256 - (256 % UNAMBIGUOUS.length);
  const letters = Array.from(random, (byte) => (byte < fair ? (UNAMBIGUOUS[byte % UNAMBIGUOUS.length] ?? '') : ''));
  const code = letters.join('').slice(0, length);
  return code.length === length ? code : null;
}

/** Reads a code as people type it, say 'k7m4 x2qh'; null: no code of this length. */
export function readUnambiguousCode(text: string, length: number): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === length && [...code].every((letter) => UNAMBIGUOUS.includes(letter)) ? code : null;
}
