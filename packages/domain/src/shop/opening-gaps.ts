import { DELIVERY_TYPES } from '../delivery-type.ts';
import { fromPrice } from '../menu/from-price.ts';
import { findDishesLackingParticulars } from '../menu/particulars.ts';
import { findLegalPage, listPlaceholders } from './legal-pages.ts';
import type { LegalEntity } from './legal-entity.ts';
import type { OpeningDuty, OpeningFacts } from './opening-duties.ts';
import type { LegalRole } from './shop-config.ts';
import type { PaymentMethod } from './payment-method.ts';
import { supportsDeliveryType } from './supports-delivery-type.ts';
import type { TextState } from './text-state.ts';

/** Fields of a company without which no shop opens. */
export const COMPANY_FIELDS = ['name', 'street', 'zip', 'city', 'email', 'phone'] as const;
type CompanyField = (typeof COMPANY_FIELDS)[number];

/** What exactly is missing in a row of the checklist. */
export type OpeningGap =
  | { readonly code: 'fields'; readonly fields: readonly (CompanyField | TextState['lacking'][number])[] }
  /** Placeholders whose words in a text differ from the shop's data, and unknown names. */
  | { readonly code: 'outdated' | 'unknownPlaceholders'; readonly names: readonly string[] }
  | { readonly code: 'placeholders'; readonly names: readonly string[] }
  /** Zones without a postcode. */
  | { readonly code: 'emptyZones'; readonly names: readonly string[] }
  /** Online methods without an account at a provider. */
  | { readonly code: 'noAccount'; readonly methods: readonly PaymentMethod[] }
  /** Dishes that cannot be ordered yet. */
  | { readonly code: 'unpriced' | 'undeclared' | 'lacking'; readonly count: number };

type FindGap = (facts: OpeningFacts) => OpeningGap | null;

const FINDERS: Readonly<Partial<Record<OpeningDuty, FindGap>>> = {
  legalEntity: ({ legalEntity }) => {
    const fields = legalEntity ? COMPANY_FIELDS.filter((field) => isBlank(legalEntity[field])) : [];
    return fields.length > 0 ? { code: 'fields', fields } : null;
  },
  imprint: findTextGap('imprint'),
  privacy: findTextGap('privacy'),
  terms: findTextGap('terms', 'withdrawal', 'accessibility'),
  zone: ({ config }) => {
    const empty = config.deliveryZones.filter(({ area }) => area.kind === 'postcodes' && area.postcodes.length === 0);
    const names = empty.map(({ name }) => name);
    return config.supportDelivery && names.length > 0 ? { code: 'emptyZones', names } : null;
  },
  payment: ({ config, payable }) => {
    const methods = config.paymentMethods.filter((method) => !payable.includes(method));
    return methods.length > 0 ? { code: 'noAccount', methods } : null;
  },
  dish: findClosedDishes,
};

/** What exactly is missing for a duty; null: nothing, or all of it. A duty may be done and still have a gap. */
export const findOpeningGap = (duty: OpeningDuty, facts: OpeningFacts): OpeningGap | null =>
  FINDERS[duty]?.(facts) ?? null;

const isBlank = (text: LegalEntity[CompanyField]): boolean => text.trim() === '';

/** The faults of a text, and those of others that are done in the same row. */
function findTextGap(role: LegalRole, ...others: readonly LegalRole[]): FindGap {
  return ({ config, texts }) => {
    const names = listPlaceholders(findLegalPage(config.pages, role)?.text ?? '');
    if (names.length > 0) return { code: 'placeholders', names };
    const states = [role, ...others].flatMap((each) => texts?.[each] ?? []);
    const unknown = states.flatMap((state) => state.unknown);
    if (unknown.length > 0) return { code: 'unknownPlaceholders', names: unique(unknown) };
    const outdated = states.flatMap((state) => state.outdated);
    if (outdated.length > 0) return { code: 'outdated', names: unique(outdated) };
    const lacking = states.flatMap((state) => state.lacking);
    return lacking.length > 0 ? { code: 'fields', fields: unique(lacking) } : null;
  };
}

const unique = <Value>(values: readonly Value[]): readonly Value[] => [...new Set(values)];

function findClosedDishes({ config, menu }: OpeningFacts): OpeningGap | null {
  const dishes = [...menu.dishes.values()];
  const undeclared = dishes.filter(({ isDeclared }) => !isDeclared).length;
  if (undeclared > 0) return { code: 'undeclared', count: undeclared };
  if (config.supportDelivery || config.supportPickup) {
    const lacking = findDishesLackingParticulars(menu, config).size;
    if (lacking > 0) return { code: 'lacking', count: lacking };
  }
  const types = DELIVERY_TYPES.filter((type) => supportsDeliveryType(config, type));
  const unpriced = dishes.filter((dish) => types.every((type) => fromPrice(dish, type) === null)).length;
  return unpriced > 0 ? { code: 'unpriced', count: unpriced } : null;
}
