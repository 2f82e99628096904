import { type Result, fail, ok } from '../result.ts';

const FEWEST = 3;
const MOST = 40;

/** Validates the name of a group or member: trimmed, 3 to 40 characters, no control characters (S2 §5 Group, S3 G8). */
export function readGroupName(text: string): Result<string, 'tooShort' | 'tooLong' | 'invalid'> {
  const name = text.normalize('NFC').replace(/\s+/g, ' ').trim();
  if (/[\p{Cc}\p{Cf}\p{Cs}]/u.test(name)) return fail('invalid');
  const length = [...name].length;
  if (length < FEWEST) return fail('tooShort');
  return length > MOST ? fail('tooLong') : ok(name);
}
