export interface Address {
  readonly street: string;
  readonly streetNumber: string;
  readonly zip: string;
  readonly city: string;
}

/** Formats an address on one line: 'Pariser Platz 9, 10117 Berlin'. */
export function formatLocation(address: Address): string {
  return `${address.street} ${address.streetNumber}, ${address.zip} ${address.city}`.trim();
}

/** Reasons to reject a typed location (S2 §8 Address dialog messages). */
export const ADDRESS_PROBLEMS = [
  'empty',
  'franchisePickupEmpty',
  'zipInsteadOfAddressEntered',
  'notInRange',
  'invalid and Incomplete',
  'MissingStreetNumber',
  'notFound',
  'currentlyUnavailable',
] as const;
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];
