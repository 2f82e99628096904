import { createHash, hash } from 'node:crypto';
import { foldPhone } from '@tischlein/domain/guests';

/** Normalizes a mail address for comparison. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/**
 * The mailbox of an address: 'anna+pizza@…' reaches that of 'anna@…' with nearly every provider. For limits only, never to
 * send a mail.
 */
const foldMailbox = (email: string): string => foldEmail(email).replace(/\+[^@]*(?=@)/, '');

/** Names an address without storing it; the same with every SECRET_KEY. */
export const hashEmail = (email: string): string => sha256(`email ${foldEmail(email)}`);

export const hashMailbox = (email: string): string => sha256(`mailbox ${foldMailbox(email)}`);

/** Names a network in the shared limits, without storing its address. */
export const hashNetwork = (key: string): string => sha256(`network ${key}`);

/** Hash stored instead of the session id, so that it recognizes the session but cannot be used as one. */
export const hashSession = (session: string): string => sha256(`session ${session}`);

/**
 * Hashes phone number and mailbox (normalized) for the coupon limit per customer; without either, the
 * session.
 */
export function hashCustomer(
  { phone, email }: { readonly phone: string; readonly email: string },
  session: string,
): string[] {
  const marks = [phone && `phone ${foldPhone(phone)}`, email && `email ${foldMailbox(email)}`].filter(Boolean);
  return (marks.length > 0 ? marks : [`session ${session}`]).map(sha256);
}

/**
 * The id of what a refund of a bill pays back to one part: a UUID, because it is the key of the refund at the provider.
 * The bill's refund alone would be the same for everyone who paid (S3 C42).
 */
export function namePartRefund(billRefund: string, part: string): string {
  const bytes = createHash('sha256').update(`${billRefund} ${part}`).digest().subarray(0, 16);
  // Version 8: made by the application.
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const sha256 = (text: string): string => hash('sha256', text, 'base64url');
