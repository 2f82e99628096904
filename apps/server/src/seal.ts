import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Additional data of the encryption: a text sealed for one place does not open in another. */
export interface SealedFor {
  readonly secretKey: string;
  readonly place: string;
}

/** Encrypts a text with SECRET_KEY (AES-256-GCM). */
export function seal(text: string, { secretKey, place }: SealedFor): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secretKey), nonce).setAAD(Buffer.from(place));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `1.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
}

/** Decrypts a sealed text, or returns null for another key or place, or changed content. */
export function unseal(sealed: string, { secretKey, place }: SealedFor): string | null {
  const bytes = Buffer.from(sealed.slice(2), 'base64url');
  if (!sealed.startsWith('1.') || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const decipher = createDecipheriv('aes-256-gcm', deriveKey(secretKey), bytes.subarray(0, NONCE_BYTES))
    .setAAD(Buffer.from(place))
    .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  try {
    const text = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}

const deriveKey = (secretKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, 'tischlein', 'payment accounts', 32));
