import { isPlainNumber } from './plain-number.ts';

export interface Address {
  readonly street: string;
  readonly streetNumber: string;
  readonly zip: string;
  readonly city: string;
}

/**
 * Formats an address on one line, without its empty parts: 'Pariser Platz 9, 10117 Berlin'. A number that could be house and flat is marked
 * as a house number: 'Torstraße Nr. 12/3'.
 */
export function formatLocation({ street, streetNumber, zip, city }: Address): string {
  const number = isPlainNumber(streetNumber) ? streetNumber : `Nr. ${streetNumber}`;
  const parts = [`${street} ${number}`.trim(), `${zip} ${city}`.trim()];
  return parts.filter((part) => part !== '').join(', ');
}

/** Reasons to reject a typed location (S2 §8 Address dialog messages). */
export const ADDRESS_PROBLEMS = [
  'empty',
  'franchisePickupEmpty',
  'zipInsteadOfAddressEntered',
  'notInRange',
  'invalid and Incomplete',
  'MissingStreetNumber',
  'unclear',
  'notFound',
  'currentlyUnavailable',
] as const;
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];
