/** Where an order goes to. */
export interface Address {
  readonly street: string;
  readonly streetNumber: string;
  readonly zip: string;
  readonly city: string;
}

/** What is wrong with a typed location (S2 §8 'Address dialog messages'). */
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
