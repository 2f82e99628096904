/** Characters that are not mistaken for each other: without 0, 1, I, L and O (S3 G2). */
const UNAMBIGUOUS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';

/** S3 G2 */
export const CODE_LENGTH = 8;

/** Converts random bytes to a code, or returns null if too many of them had to be skipped to keep every code equally likely. */
export function toGroupCode(random: Uint8Array): string | null {
  const fair = 256 - (256 % UNAMBIGUOUS.length);
  const letters = Array.from(random, (byte) => (byte < fair ? (UNAMBIGUOUS[byte % UNAMBIGUOUS.length] ?? '') : ''));
  const code = letters.join('').slice(0, CODE_LENGTH);
  return code.length === CODE_LENGTH ? code : null;
}

/** Reads a code as people type it, say 'k7m4 x2qh'; null: no code. */
export function readGroupCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/[\s-]/g, '');
  return code.length === CODE_LENGTH && [...code].every((letter) => UNAMBIGUOUS.includes(letter)) ? code : null;
}
