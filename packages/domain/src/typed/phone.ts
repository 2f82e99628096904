import { tidyText, toAsciiDigits } from './tidy-text.ts';

/** Words before a number in a contact or a chat: 'Tel.:', '☎️', 'Mobil'. */
const LABEL =
  /^(?:[^\p{L}\p{N}+(]|\b(?:tel|telefon|telefonnummer|fon|phone|mobil|mobile|mobilnummer|handy|handynummer|festnetz|privat|nummer|nr|ruf|tel-nr|whatsapp)\b)+/iu;
const DASHES = /[\u2012-\u2015]/g;

/** A phone number without what was copied with it. */
export const tidyPhone = (text: string): string =>
  toAsciiDigits(tidyText(text))
    .replaceAll(DASHES, '-')
    .replace(LABEL, '')
    .replace(/[ .,;:]+$/, '');

/** Any notation with at least five digits: short local numbers have no more. Whether such a number can exist, the server says. */
export const isPhone = (text: string): boolean => {
  const phone = tidyPhone(text);
  return /^[\d\s()+/.-]+$/.test(phone) && phone.replaceAll(/\D/g, '').length >= 5;
};
