import type { GuestContact } from '@tischlein/domain/guests';

/** An e-mail address or a phone number, as staff type it into one field. */
export const toContact = (typed: string): GuestContact =>
  typed.includes('@') ? { email: typed, phone: '' } : { email: '', phone: typed };
