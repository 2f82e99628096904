import type { Cents } from '@tischlein/domain';
import { DEFAULT_AUDIT_MONTHS } from '@tischlein/domain/audit';
import type { Fact } from '@tischlein/ui/compare-facts';
import { euro, tagName } from '@tischlein/wording';
import { CONFLICT, describeReusables, OPTION_WORDS, OPTIONS as SAY, sayMonths } from '@tischlein/wording/office';
import { OPTION_GROUP_NAMES, OPTION_GROUPS, type OptionKey, type Options } from './option-groups.ts';

const yesNo = (isOn: boolean): string => (isOn ? CONFLICT.yes : CONFLICT.no);
const amounts = (values: Readonly<Record<string, Cents | undefined>>): string =>
  Object.values(values)
    .map((value) => value !== undefined && euro(value))
    .join(', ');

const TEXTS: { readonly [Key in OptionKey]: (value: Options[Key]) => string } = {
  reusables: (chosen) => (chosen ? describeReusables(chosen) : ''),
  reusableNotice: (text = '') => text,
  lowestPriceForDishes: (isOn = true) => yesNo(isOn),
  useDishDeposit: yesNo,
  dishDeposits: amounts,
  comboVatRule: (rule) => SAY.vatRules[rule],
  verticalMenu: (isList) => (isList ? SAY.views.list : SAY.views.wide),
  enableDishPictures: yesNo,
  showDishNumbers: yesNo,
  filterList: (tags) => tags.map(tagName).join(', '),
  hiddenTags: (tags) => tags.map(tagName).join(', '),
  searchList: (words) => words.join(', '),
  totalRecommendedRatings: (count) => String(count ?? ''),
  pickupMinimumOrderValue: (value) => (value === undefined ? '' : euro(value)),
  paymentMethodsPickupMinimumOrderValue: amounts,
  enableLogin: yesNo,
  uncoupleAccountConsent: yesNo,
  auditMonths: (months = DEFAULT_AUDIT_MONTHS) => sayMonths(months),
  nearbyRestaurants: (all) => all.map(({ name }) => name).join(', '),
};

const toFact = <Key extends OptionKey>(key: Key, options: Options): Fact => ({
  key,
  name: OPTION_WORDS[key].name,
  text: TEXTS[key](options[key]) || SAY.none,
  exact: JSON.stringify(options[key] ?? null),
});

/** The options in words, to compare versions. */
export const describeOptions = (options: Options): readonly Fact[] =>
  OPTION_GROUP_NAMES.flatMap((group) => OPTION_GROUPS[group].map((key) => toFact(key, options)));
