import { type AddressFormProblem, addressProblems, phoneProblems } from '../checkout/check-form.ts';
import { isBlank } from '../typed-text.ts';
import type { AccountAddress } from './account.ts';
import type { PersonName } from './person-name.ts';

const OLDEST_YEARS = 120;

/** Problems of a saved address. Guests who always pick up have none: an entirely empty address is valid. */
export function savedAddressProblems(address: AccountAddress): readonly AddressFormProblem[] {
  const { street, streetNumber, zip, city, phone } = address;
  const isGiven = [street, streetNumber, zip, city].some((part) => part.trim() !== '');
  return [...(isGiven ? addressProblems(address) : []), ...phoneProblems(phone)];
}

/** Returns whether at least one part of the name is filled in. */
export const isPersonName = ({ firstName, lastName }: PersonName): boolean => !isBlank(`${firstName}${lastName}`);

/** Returns whether a living person can be born on `date`; both dates are 'YYYY-MM-DD'. */
export function isBirthday(date: string, today: string): boolean {
  const oldest = String(Number(today.slice(0, 4)) - OLDEST_YEARS).padStart(4, '0');
  return date <= today && date >= `${oldest}${today.slice(4)}`;
}
