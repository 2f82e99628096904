import type { PaymentMethod, ShopConfig } from '@tischlein/domain/shop';
import { mergeFields } from '@tischlein/ui/merge-parts';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import { describeOptions } from './describe-options.ts';
import { findNearbyProblem } from './find-nearby-problem.ts';
import { type LooseOptions, OPTION_GROUPS, type OptionEdits, type Options } from './option-groups.ts';

const documents: ConfigDocuments<Options> = new Map();
const NO_METHODS: readonly PaymentMethod[] = [];

/** The options of a shop, being edited. */
export function useOptions(shop: string) {
  const {
    part: options,
    saved,
    edit,
    ...edited
  } = useConfigDocument<Options>({
    shop,
    documents,
    keys: Object.values(OPTION_GROUPS).flat(),
    part: toOptions,
    apply,
    describe: describeOptions,
    merge: mergeFields,
  });
  return {
    ...edited,
    options,
    /** Delivers or hands over food, so that the notice about reusable packaging is due. */
    handsOver: saved !== null && (saved.supportDelivery || saved.supportPickup),
    methods: saved?.paymentMethods ?? NO_METHODS,
    isValid:
      options !== null && hasReason(options) && options.nearbyRestaurants.every((each) => !findNearbyProblem(each)),
    change: (edits: OptionEdits) => edit((now) => toOptions({ ...now, ...edits })),
  };
}

/** Who is exempt says why. */
const hasReason = ({ reusables }: Options): boolean => reusables?.offer !== 'exempt' || reusables.reason.trim() !== '';

/** The options of a configuration, without empty ones. */
function toOptions(config: LooseOptions): Options {
  const { auditMonths, reusables, reusableNotice, lowestPriceForDishes, totalRecommendedRatings } = config;
  const { pickupMinimumOrderValue } = config;
  return {
    verticalMenu: config.verticalMenu,
    enableDishPictures: config.enableDishPictures,
    showDishNumbers: config.showDishNumbers,
    filterList: config.filterList,
    hiddenTags: config.hiddenTags,
    searchList: config.searchList,
    useDishDeposit: config.useDishDeposit,
    dishDeposits: config.dishDeposits,
    comboVatRule: config.comboVatRule,
    paymentMethodsPickupMinimumOrderValue: config.paymentMethodsPickupMinimumOrderValue,
    enableLogin: config.enableLogin,
    uncoupleAccountConsent: config.uncoupleAccountConsent,
    nearbyRestaurants: config.nearbyRestaurants,
    ...(auditMonths !== undefined && { auditMonths }),
    ...(reusables && { reusables }),
    ...(reusableNotice && { reusableNotice }),
    ...(lowestPriceForDishes !== undefined && { lowestPriceForDishes }),
    ...(totalRecommendedRatings !== undefined && { totalRecommendedRatings }),
    ...(pickupMinimumOrderValue !== undefined && { pickupMinimumOrderValue }),
  };
}

function apply(config: ShopConfig, options: Options): ShopConfig {
  const { reusables, reusableNotice, lowestPriceForDishes, totalRecommendedRatings, ...rest } = config;
  const { pickupMinimumOrderValue, ...others } = rest;
  return { ...others, ...options };
}
