import type { ShopView } from '../shop/shop-view.ts';
import { readFields } from '../browser/read-fields.ts';
import type { DeveloperFlag } from './developer-flag-names.ts';

/** Flags set explicitly; the others keep their defaults. */
export type SwitchedFlags = Readonly<Partial<Record<DeveloperFlag, boolean>>>;

export const NOTHING_SWITCHED: SwitchedFlags = {};

type FlagSettings = Pick<
  ShopView,
  'isFranchiseOverview' | 'showDishNumbers' | 'verticalMenu' | 'enableDishPictures' | 'enableLogin'
>;

const ON_BY_DEFAULT: readonly DeveloperFlag[] = ['trackEventsOnConsole', 'automaticPollGroupOrder'];

/** Whether a flag is on: 'defaults false except trackEventsOnConsole and automaticPollGroupOrder', or the configuration's. */
export function isFlagOn(
  flag: DeveloperFlag,
  shop: Pick<FlagSettings, 'isFranchiseOverview' | 'showDishNumbers'>,
  switched: SwitchedFlags,
): boolean {
  const isOfShop = flag === 'isFranchiseOverview' || flag === 'showDishNumbers';
  return switched[flag] ?? (isOfShop ? shop[flag] : ON_BY_DEFAULT.includes(flag));
}

/** Applies the flags to the shop's settings; returns the same object if none is set (S1 §1). */
export function withFlags<Shop extends FlagSettings>(shop: Shop, switched: SwitchedFlags): Shop {
  if (Object.keys(switched).length === 0) return shop;
  const isOn = (flag: DeveloperFlag): boolean => isFlagOn(flag, shop, switched);
  return {
    ...shop,
    isFranchiseOverview: isOn('isFranchiseOverview'),
    showDishNumbers: isOn('showDishNumbers'),
    verticalMenu: shop.verticalMenu || isOn('verticalMenu'),
    enableDishPictures: shop.enableDishPictures || isOn('showDishPictures'),
    enableLogin: shop.enableLogin || isOn('showLogin'),
  };
}

/** Reads stored flags. Names that are no flags have no effect. */
export function readFlags(value: unknown): SwitchedFlags {
  return Object.fromEntries(Object.entries(readFields(value)).filter(([, isOn]) => typeof isOn === 'boolean'));
}
