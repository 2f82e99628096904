import type { ShopView } from '../shop-view.ts';
import { readFields } from './order-options.ts';

/** What a developer switches in this browser only (S1 §3 'Developer-mode flags'). */
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

/** What was switched; everything else is as the shop has it. */
export type SwitchedFlags = Readonly<Partial<DeveloperFlags>>;

export const NOTHING_SWITCHED: SwitchedFlags = {};

type FlagSettings = Pick<
  ShopView,
  'isFranchiseOverview' | 'showDishNumbers' | 'verticalMenu' | 'enableDishPictures' | 'enableLogin'
>;

/** All flags: 'Defaults false, except trackEventsOnConsole and automaticPollGroupOrder' and what comes from the configuration. */
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

/** The shop as the flags show it: dish numbers, pictures, login by configuration or developer mode (S1 §1). */
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

/** Reads what storage holds; what is no flag is forgotten. */
export function readFlags(value: unknown): SwitchedFlags {
  const fields = readFields(value);
  return Object.fromEntries(
    DEVELOPER_FLAGS.flatMap((flag) => {
      const isOn = fields[flag];
      return typeof isOn === 'boolean' ? [[flag, isOn]] : [];
    }),
  );
}
