export interface Address {
  readonly street: string;
  readonly streetNumber: string;
  readonly zip: string;
  readonly city: string;
}

/** Formats an address on one line, without its empty parts: 'Pariser Platz 9, 10117 Berlin'. */
export function formatLocation({ street, streetNumber, zip, city }: Address): string {
  const parts = [`${street} ${streetNumber}`.trim(), `${zip} ${city}`.trim()];
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
  'notFound',
  'currentlyUnavailable',
] as const;
export type AddressProblem = (typeof ADDRESS_PROBLEMS)[number];
