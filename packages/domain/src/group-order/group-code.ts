import { readUnambiguousCode, toUnambiguousCode } from '../unambiguous-code.ts';

/** S3 G2 */
export const CODE_LENGTH = 8;

/** Converts random bytes to a code; null: there were too few. */
export const toGroupCode = (random: Uint8Array): string | null => toUnambiguousCode(random, CODE_LENGTH);

/** Reads a code as people type it, say 'k7m4 x2qh'; null: no code. */
export const readGroupCode = (text: string): string | null => readUnambiguousCode(text, CODE_LENGTH);
