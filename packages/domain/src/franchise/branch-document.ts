import type { ShopConfig } from '../shop/shop-config.ts';
import { readField } from '../unknown-value.ts';
import { type Difference, differenceBetween, withDifference } from './difference.ts';

// What makes a branch this branch, and is never taken over from the franchise.
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

const isOwn = (key: string): boolean => OWN_FIELDS.some((field) => field === key);

/** What a branch says about itself: who it is, and what it does differently from its franchise. */
export interface BranchConfig {
  readonly own: object;
  readonly difference: Difference | null;
}

/** Takes apart a branch's whole configuration; what is as in the franchise stays the franchise's to change. */
export function splitBranchConfig(franchise: unknown, config: ShopConfig): BranchConfig {
  return {
    own: pickKeys(config, isOwn),
    difference: differenceBetween(withoutOwnFields(franchise), withoutOwnFields(config)),
  };
}

/** The whole configuration of a branch, as its franchise is now. */
export function resolveBranchConfig(franchise: unknown, { own, difference }: BranchConfig): unknown {
  return { ...pickKeys(withDifference(withoutOwnFields(franchise), difference), () => true), ...pickKeys(own, isOwn) };
}

const withoutOwnFields = (config: unknown): object => pickKeys(config, (key) => !isOwn(key));

function pickKeys(value: unknown, isWanted: (key: string) => boolean): object {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(
    Object.keys(value)
      .filter(isWanted)
      .map((key) => [key, readField(value, key)]),
  );
}
