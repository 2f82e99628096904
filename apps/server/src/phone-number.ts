import { foldPhone } from '@tischlein/domain/guests';
import { isPhone, tidyPhone } from '@tischlein/domain/typed';
import { parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max';

/**
 * A typed phone number without what was copied with it; null: there is no such number. The library decides; our own rule where it knows no
 * answer, as with a number that has more digits than numbers of Germany.
 */
export function readPhone(typed: string): string | null {
  const phone = tidyPhone(typed);
  const number = parse(phone);
  if (number?.isPossible()) return isPhone(phone) ? phone : format(number);
  return isPhone(phone) && !isInternational(phone) ? phone : null;
}

/** A number as people write it, to be read aloud or dialled: '030 1234567', '+43 1 234567'. Other text stays. */
export function formatPhone(stored: string): string {
  const number = parse(stored);
  if (!number?.isValid()) return stored;
  const formatted = format(number);
  return foldPhone(formatted) === foldPhone(stored.replace(/^00/, '+')) ? formatted : stored;
}

const parse = (phone: string): PhoneNumber | undefined => parsePhoneNumberFromString(phone.replace(/^00/, '+'), 'DE');

const format = (number: PhoneNumber): string =>
  number.country === 'DE' ? number.formatNational() : number.formatInternational();

const isInternational = (phone: string): boolean => /^(?:\+|00)/.test(phone);
