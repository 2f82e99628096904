import { fromPrice } from '../menu/from-price.ts';
import type { Dish, Menu } from '../menu/menu.ts';
import { findDishesLackingParticulars } from '../menu/particulars.ts';
import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import { findLegalPage, listPlaceholders } from './legal-pages.ts';
import type { LegalEntity } from './legal-entity.ts';
import { OPENING_DUTIES, type OpeningDuty, type OpeningFacts } from './opening-duties.ts';
import { COMPANY_FIELDS, findOpeningGap, type OpeningGap } from './opening-gaps.ts';
import { findReusables } from './reusables.ts';
import type { DeliveryZone, LegalRole, ShopConfig } from './shop-config.ts';
import { supportsDeliveryType } from './supports-delivery-type.ts';

/** What a shop should have, but opens without. */
export const RECOMMENDED_STEPS = ['mail', 'look', 'testOrder'] as const;
export type RecommendedStep = (typeof RECOMMENDED_STEPS)[number];

/** Legal texts that a shop opens without. */
export const OPTIONAL_ROLES: readonly LegalRole[] = ['withdrawal', 'accessibility'];

interface Rule {
  readonly isDone: (facts: OpeningFacts) => boolean;
  /** The overview of a franchise takes no orders. */
  readonly isForOverview: boolean;
}

// S3 L1: 'Opening needs: …'
const RULES: Readonly<Record<OpeningDuty, Rule>> = {
  // 'legal entity with address, e-mail and phone'
  legalEntity: { isForOverview: true, isDone: ({ legalEntity }) => isComplete(legalEntity) },
  // 'a tax number or VAT id'
  taxNumber: {
    isForOverview: true,
    isDone: ({ legalEntity }) => isFilled(legalEntity?.taxNumber) || isFilled(legalEntity?.vatId),
  },
  // 'imprint, privacy and terms'
  imprint: { isForOverview: true, isDone: hasText('imprint') },
  privacy: { isForOverview: true, isDone: hasText('privacy') },
  // The other texts are no duty, but must agree with the shop's data.
  terms: {
    isForOverview: true,
    isDone: (facts) => hasText('terms')(facts) && OPTIONAL_ROLES.every((role) => isUpToDate(facts, role)),
  },
  // 'opening hours'
  hours: { isForOverview: false, isDone: ({ config }) => config.opening.openingTimes.length > 0 },
  // 'at least one order type'
  orderType: {
    isForOverview: false,
    isDone: ({ config }) => DELIVERY_TYPES.some((type) => supportsDeliveryType(config, type)),
  },
  // 'with a zone where it is delivery'
  zone: {
    isForOverview: false,
    isDone: ({ config }) => !config.supportDelivery || config.deliveryZones.some(hasArea),
  },
  // 'at least one payment method'
  payment: { isForOverview: false, isDone: ({ payable }) => payable.length > 0 },
  // 'at least one dish that the menu allows to be ordered (selling out never closes a shop)'
  dish: { isForOverview: false, isDone: ({ config, menu }) => hasOrderableDish(config, menu) },
  // S3 L15: 'new shops choose one of the three … before they open'
  reusables: {
    isForOverview: false,
    isDone: ({ config }) => !(config.supportDelivery || config.supportPickup) || findReusables(config) !== null,
  },
};

/** A row of the checklist. */
export interface OpeningStep {
  readonly duty: OpeningDuty;
  readonly isDone: boolean;
  readonly gap: OpeningGap | null;
}

/** The checklist of a shop; an overview has fewer rows. */
export const listOpeningSteps = (facts: OpeningFacts): readonly OpeningStep[] =>
  OPENING_DUTIES.filter((duty) => !facts.config.isFranchiseOverview || RULES[duty].isForOverview).map((duty) => ({
    duty,
    isDone: RULES[duty].isDone(facts),
    gap: findOpeningGap(duty, facts),
  }));

/** What keeps a shop from opening; empty: nothing. */
export const listMissingDuties = (facts: OpeningFacts): readonly OpeningDuty[] =>
  listOpeningSteps(facts).flatMap(({ duty, isDone }) => (isDone ? [] : [duty]));

const isFilled = (text: string | undefined): boolean => (text ?? '').trim() !== '';

const isComplete = (entity: LegalEntity | null): boolean =>
  entity !== null && COMPANY_FIELDS.every((field) => isFilled(entity[field]));

/** A suggested text counts once its placeholders are filled; a text that quotes what has changed does not (S3 L12). */
function hasText(role: LegalRole): Rule['isDone'] {
  return ({ config, ...facts }) => {
    const page = findLegalPage(config.pages, role);
    if (page === null || !isFilled(page.text) || listPlaceholders(page.text).length > 0) return false;
    return isUpToDate(facts, role);
  };
}

const isUpToDate = ({ texts }: Pick<OpeningFacts, 'texts'>, role: LegalRole): boolean =>
  Object.values(texts?.[role] ?? {}).every((faults) => faults.length === 0);

const hasArea = ({ area }: DeliveryZone): boolean => area.kind !== 'postcodes' || area.postcodes.length > 0;

function hasOrderableDish(config: ShopConfig, menu: Menu): boolean {
  const types = DELIVERY_TYPES.filter((type) => supportsDeliveryType(config, type));
  const lacking = findDishesLackingParticulars(menu, config);
  const isSold = (dish: Dish, type: DeliveryType): boolean =>
    fromPrice(dish, type) !== null && (type === 'dineIn' || !lacking.has(dish.id));
  return menu.dishes.values().some((dish) => dish.isDeclared && types.some((type) => isSold(dish, type)));
}
