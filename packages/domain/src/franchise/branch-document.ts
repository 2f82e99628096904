import type { ShopConfig } from '../shop/shop-config.ts';
import { readField } from '../unknown-value.ts';
import { type Difference, differenceBetween, withDifference } from './difference.ts';

// Identity of a branch, never inherited from the franchise.
const OWN_FIELDS = [
  'id',
  'slug',
  'domain',
  'franchise',
  'isFranchiseOverview',
  'restaurantId',
  'restaurantName',
  'restaurantStreet',
  'restaurantZip',
  'restaurantCity',
  'latitude',
  'longitude',
  'phone',
  'taxNumber',
] as const satisfies readonly (keyof ShopConfig)[];

/** Returns whether a setting is part of the identity of a shop, which branches never share. */
export const isOwnField = (key: string): boolean => OWN_FIELDS.some((field) => field === key);

/** A branch as stored: its own fields and its difference from the franchise. */
export interface BranchConfig {
  readonly own: object;
  readonly difference: Difference | null;
}

/** Splits the full configuration of a branch; fields equal to the franchise's keep following the franchise. */
export function splitBranchConfig(franchise: unknown, config: ShopConfig): BranchConfig {
  return {
    own: pickKeys(config, isOwnField),
    difference: differenceBetween(withoutOwnFields(franchise), withoutOwnFields(config)),
  };
}

/** Restores the full configuration of a branch from the current configuration of its franchise. */
export function resolveBranchConfig(franchise: unknown, { own, difference }: BranchConfig): unknown {
  return {
    ...pickKeys(withDifference(withoutOwnFields(franchise), difference), () => true),
    ...pickKeys(own, isOwnField),
  };
}

const withoutOwnFields = (config: unknown): object => pickKeys(config, (key) => !isOwnField(key));

function pickKeys(value: unknown, isWanted: (key: string) => boolean): object {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.keys(value)
      .filter(isWanted)
      .map((key) => [key, readField(value, key)]),
  );
}
