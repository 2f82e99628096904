import { type AddressFormProblem, addressProblems, phoneProblems } from '../checkout/check-form.ts';
import type { AccountAddress } from './account.ts';
import type { PersonName } from './person-name.ts';

const OLDEST_YEARS = 120;

/** What is wrong with an address that is to be kept. Whoever always fetches his food has none: then all of it is empty. */
export function savedAddressProblems(address: AccountAddress): readonly AddressFormProblem[] {
  const { street, streetNumber, zip, city, phone } = address;
  const isGiven = [street, streetNumber, zip, city].some((part) => part.trim() !== '');
  return [...(isGiven ? addressProblems(address) : []), ...phoneProblems(phone)];
}

/** At least one part of a name is there. */
export const isPersonName = ({ firstName, lastName }: PersonName): boolean => `${firstName}${lastName}`.trim() !== '';

/** Whether somebody who is alive can be born on this day; both are days of the calendar, 'YYYY-MM-DD'. */
export function isBirthday(date: string, today: string): boolean {
  const oldest = String(Number(today.slice(0, 4)) - OLDEST_YEARS).padStart(4, '0');
  return date <= today && date >= `${oldest}${today.slice(4)}`;
}
