import type { ShopConfig } from '@tischlein/domain/shop';

/** The options by group, as the page lists them: what the law demands comes first. */
export const OPTION_GROUPS = {
  prices: ['reusables', 'reusableNotice', 'lowestPriceForDishes', 'useDishDeposit', 'dishDeposits', 'comboVatRule'],
  menu: [
    'verticalMenu',
    'enableDishPictures',
    'showDishNumbers',
    'filterList',
    'hiddenTags',
    'searchList',
    'totalRecommendedRatings',
  ],
  ordering: [
    'pickupMinimumOrderValue',
    'paymentMethodsPickupMinimumOrderValue',
    'enableLogin',
    'uncoupleAccountConsent',
    'nearbyRestaurants',
  ],
  office: ['auditMonths'],
} as const satisfies Readonly<Record<string, readonly (keyof ShopConfig)[]>>;

export type OptionGroup = keyof typeof OPTION_GROUPS;
export const OPTION_GROUP_NAMES = ['prices', 'menu', 'ordering', 'office'] as const satisfies readonly OptionGroup[];
export type OptionKey = (typeof OPTION_GROUPS)[OptionGroup][number];
export type Options = Pick<ShopConfig, OptionKey>;

/** Settings that a shop may not have. */
type Absent =
  | 'auditMonths'
  | 'reusables'
  | 'reusableNotice'
  | 'lowestPriceForDishes'
  | 'totalRecommendedRatings'
  | 'pickupMinimumOrderValue';
/** undefined: the setting goes. */
export type LooseOptions = Omit<Options, Absent> & { readonly [Key in Absent]?: Options[Key] | undefined };
export type OptionEdits = Partial<LooseOptions>;
