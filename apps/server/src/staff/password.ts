import { randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto';

interface Cost {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

// OWASP's recommendation for scrypt with 32 MiB per hash.
const COST: Cost = { N: 2 ** 15, r: 8, p: 3 };
const HASH_BYTES = 32;
const MAX_MEMORY = 64 * 1024 * 1024;
// Without characters that look alike.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Hashes new passwords. */
export interface Passwords {
  /** A password hash as stored: 'scrypt$N$r$p$salt$hash'. */
  readonly hash: (password: string) => Promise<string>;
  /** A hash that no password matches: verifying it takes as long as verifying that of a known person. */
  readonly getDecoy: () => Promise<string>;
}

/** `cost`: of every new hash; tests have a lower one. */
export function createPasswords(cost: Cost = COST): Passwords {
  let decoy: Promise<string> | undefined;
  const hash: Passwords['hash'] = async (password) => {
    const salt = randomBytes(16);
    const hashed = await scryptHash(password, salt, cost);
    return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), hashed.toString('base64url')].join('$');
  };
  return { hash, getDecoy: () => (decoy ??= hash(generatePassword())) };
}

/** Takes the same time for right and wrong passwords. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const [, N, r, p, salt = '', hash = ''] = stored.split('$');
  const actual = await scryptHash(password, Buffer.from(salt, 'base64url'), {
    N: Number(N),
    r: Number(r),
    p: Number(p),
  });
  const expected = Buffer.from(hash, 'base64url');
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Generates a password of 99 random bits that can be typed from paper: 'k7mwp-…'. */
export function generatePassword(): string {
  const group = (): string => Array.from({ length: 5 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}

function scryptHash(password: string, salt: Buffer, cost: Cost): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const options = { ...cost, maxmem: MAX_MEMORY };
  scrypt(password.normalize('NFKC'), salt, HASH_BYTES, options, (error, hash) =>
    error ? reject(error) : resolve(hash),
  );
  return promise;
}
