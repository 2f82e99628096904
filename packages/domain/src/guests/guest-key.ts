/** How a guest can be reached, as they typed it. */
export interface GuestContact {
  readonly email: string;
  readonly phone: string;
}

/** Normalizes a phone number: '+49 (0)30 123-45' and '030 12345' are the same. */
export const foldPhone = (phone: string): string =>
  phone
    .replaceAll('(0)', '')
    .replaceAll(/[^\d+]/g, '')
    .replace(/^(?:\+|00)49/, '0');

/** What orders of the same guest share: the normalized e-mail address, else the normalized phone number; '' without both. */
export const toGuestKey = ({ email, phone }: GuestContact): string => email.trim().toLowerCase() || foldPhone(phone);

/** Splits a key again. */
export const readGuestKey = (key: string): GuestContact =>
  key.includes('@') ? { email: key, phone: '' } : { email: '', phone: key };
