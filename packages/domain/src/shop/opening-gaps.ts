import { DELIVERY_TYPES } from '../delivery-type.ts';
import { fromPrice } from '../menu/from-price.ts';
import { findLegalPage, listPlaceholders } from './legal-pages.ts';
import type { LegalEntity } from './legal-entity.ts';
import type { OpeningDuty, OpeningFacts } from './opening-checklist.ts';
import type { LegalRole, PaymentMethod } from './shop-config.ts';
import { supportsDeliveryType } from './supports-delivery-type.ts';

/** Fields of a company without which no shop opens. */
export const COMPANY_FIELDS = ['name', 'street', 'zip', 'city', 'email', 'phone'] as const;
type CompanyField = (typeof COMPANY_FIELDS)[number];

/** What exactly is missing in a row of the checklist. */
export type OpeningGap =
  | { readonly code: 'fields'; readonly fields: readonly CompanyField[] }
  | { readonly code: 'placeholders'; readonly names: readonly string[] }
  /** Zones without a postcode. */
  | { readonly code: 'emptyZones'; readonly names: readonly string[] }
  /** Online methods without an account at a provider. */
  | { readonly code: 'noAccount'; readonly methods: readonly PaymentMethod[] }
  /** Dishes that cannot be ordered yet. */
  | { readonly code: 'unpriced' | 'undeclared'; readonly count: number };

type FindGap = (facts: OpeningFacts) => OpeningGap | null;

const FINDERS: Readonly<Partial<Record<OpeningDuty, FindGap>>> = {
  legalEntity: ({ legalEntity }) => {
    const fields = legalEntity ? COMPANY_FIELDS.filter((field) => isBlank(legalEntity[field])) : [];
    return fields.length > 0 ? { code: 'fields', fields } : null;
  },
  imprint: findPlaceholders('imprint'),
  privacy: findPlaceholders('privacy'),
  terms: findPlaceholders('terms'),
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

function findPlaceholders(role: LegalRole): FindGap {
  return ({ config }) => {
    const names = listPlaceholders(findLegalPage(config.pages, role)?.text ?? '');
    return names.length > 0 ? { code: 'placeholders', names } : null;
  };
}

function findClosedDishes({ config, menu }: OpeningFacts): OpeningGap | null {
  const dishes = [...menu.dishes.values()];
  const undeclared = dishes.filter(({ isDeclared }) => !isDeclared).length;
  if (undeclared > 0) return { code: 'undeclared', count: undeclared };
  const types = DELIVERY_TYPES.filter((type) => supportsDeliveryType(config, type));
  const unpriced = dishes.filter((dish) => types.every((type) => fromPrice(dish, type) === null)).length;
  return unpriced > 0 ? { code: 'unpriced', count: unpriced } : null;
}
