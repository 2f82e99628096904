import type { ShopView } from '../shop/shop-view.ts';
import { readFields } from '../browser/read-fields.ts';

/** Flags for this browser only (S1 §3 Developer-mode flags). */
export const DEVELOPER_FLAGS = [
  'autoOpenSidebar',
  'hideTopWelcome',
  'rorderLink',
  'isFranchiseOverview',
  'verticalMenu',
  'showDishNumbers',
  'showDishPictures',
  'showExtraPrices',
  'showLogin',
  'showCheckoutNavigation',
  'trackEventsOnConsole',
  'automaticPollGroupOrder',
] as const;
export type DeveloperFlag = (typeof DEVELOPER_FLAGS)[number];

export type DeveloperFlags = Readonly<Record<DeveloperFlag, boolean>>;

/** Flags set explicitly; the others keep their defaults. */
export type SwitchedFlags = Readonly<Partial<DeveloperFlags>>;

export const NOTHING_SWITCHED: SwitchedFlags = {};

type FlagSettings = Pick<
  ShopView,
  'isFranchiseOverview' | 'showDishNumbers' | 'verticalMenu' | 'enableDishPictures' | 'enableLogin'
>;

/**
 * Resolves all flags: 'defaults false except trackEventsOnConsole and automaticPollGroupOrder', or the configuration's.
 */
export function resolveFlags(
  shop: Pick<FlagSettings, 'isFranchiseOverview' | 'showDishNumbers'>,
  switched: SwitchedFlags,
): DeveloperFlags {
  return {
    autoOpenSidebar: false,
    hideTopWelcome: false,
    rorderLink: false,
    isFranchiseOverview: shop.isFranchiseOverview,
    verticalMenu: false,
    showDishNumbers: shop.showDishNumbers,
    showDishPictures: false,
    showExtraPrices: false,
    showLogin: false,
    showCheckoutNavigation: false,
    trackEventsOnConsole: true,
    automaticPollGroupOrder: true,
    ...switched,
  };
}

/** Applies the flags to the shop's settings; returns the same object if none is set (S1 §1). */
export function withFlags<Shop extends FlagSettings>(shop: Shop, switched: SwitchedFlags): Shop {
  if (Object.keys(switched).length === 0) return shop;
  const flags = resolveFlags(shop, switched);
  return {
    ...shop,
    isFranchiseOverview: flags.isFranchiseOverview,
    showDishNumbers: flags.showDishNumbers,
    verticalMenu: shop.verticalMenu || flags.verticalMenu,
    enableDishPictures: shop.enableDishPictures || flags.showDishPictures,
    enableLogin: shop.enableLogin || flags.showLogin,
  };
}

/** Reads stored flags; ignores unknown ones. */
export function readFlags(value: unknown): SwitchedFlags {
  const fields = readFields(value);
  return Object.fromEntries(
    DEVELOPER_FLAGS.flatMap((flag) => {
      const isOn = fields[flag];
      return typeof isOn === 'boolean' ? [[flag, isOn]] : [];
    }),
  );
}
