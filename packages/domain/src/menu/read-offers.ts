import type { CategoryId, ComboId, DishId, OfferId, SizeId } from '../ids.ts';
import { toBasisPoints, toCents } from '../money.ts';
import type { CartDiscountDocument, Discount, ItemSelection, OfferDocument } from './offer-document.ts';
import type { CartDiscountOffer, Offer, Selected } from './offer.ts';
import type { Category, Combo, Dish } from './menu.ts';
import type { Report } from './menu-problem.ts';
import { pickKnown, createReporter } from './read-parts.ts';

/** Lookup tables for everything an offer can apply to. */
export interface OfferTargets {
  readonly dishes: ReadonlyMap<DishId, Dish>;
  readonly categories: ReadonlyMap<CategoryId, Category>;
  readonly combos: ReadonlyMap<ComboId, Combo>;
  readonly report: Report;
}

/** Resolves the references of an offer (S1 §3 Offer kinds). */
export function readOffer(
  document: OfferDocument,
  all: ReadonlyMap<OfferId, OfferDocument>,
  targets: OfferTargets,
): Offer {
  const base = commonFields(document, targets);
  switch (document.kind) {
    case 'dishDiscount':
      return { ...base, kind: document.kind, accumulative: document.accumulative, discount: pickDiscount(document) };
    case 'freeDelivery':
      return { ...base, kind: document.kind, minimumOrderValue: document.minimumOrderValue };
    case 'cartDiscount': {
      const { kind, accumulative, minimumOrderValue, groupOrderOnly } = document;
      return { ...base, kind, discount: readCartDiscount(document), accumulative, minimumOrderValue, groupOrderOnly };
    }
    case 'freeItem': {
      const { kind, minimumOrderValue, combinable, accumulativeTwoForOne } = document;
      return { ...base, kind, minimumOrderValue, combinable, accumulativeTwoForOne };
    }
    case 'twoForOnePromotion': {
      const { kind, totalQuantity, paidQuantity, accumulative, allowDifferentDishes } = document;
      const label = document.label ?? `Kauf ${totalQuantity}, zahl ${paidQuantity}`;
      return { ...base, kind, label, totalQuantity, paidQuantity, accumulative, allowDifferentDishes };
    }
    case 'sharedBanner': {
      const missing = createReporter(targets.report, 'offerUnknown', document.name);
      const offerIds = pickKnown(document.offers, all, missing).map((offer) => offer.id);
      return { ...base, kind: document.kind, discountText: document.discountText, offerIds };
    }
  }
}

/** Extracts the discount from a document with further fields. */
export function pickDiscount(document: Discount): Discount {
  if (document.discountType === 'percent') return { discountType: document.discountType, value: document.value };
  return { discountType: document.discountType, value: document.value };
}

/** Resolves the items an offer applies to; unknown ones are left out and reported. */
export function readSelection(document: ItemSelection, where: string, targets: OfferTargets): Selected {
  const { dishes, categories, combos, report } = targets;
  const selected = new Map<DishId, Sizes>();
  for (const { dish: id, sizes = [] } of document.dishes) {
    const dish = dishes.get(id);
    if (!dish) report({ code: 'dishUnknown', where, reference: id });
    else {
      const named = sizes.length > 0 ? knownSizes(dish, sizes, createReporter(report, 'sizeUnknown', where)) : null;
      selected.set(id, inAllSizes(selected.get(id), named));
    }
  }
  return {
    dishes: selected,
    categories: toIdSet(pickKnown(document.categories, categories, createReporter(report, 'categoryUnknown', where))),
    combos: toIdSet(pickKnown(document.menus, combos, createReporter(report, 'comboUnknown', where))),
  };
}

function commonFields(document: OfferDocument, targets: OfferTargets) {
  return {
    id: document.id,
    name: document.name,
    title: document.title || defaultTitle(document),
    description: document.description ?? '',
    imageName: document.imageName ?? null,
    showInShop: document.showInShop,
    showFirst: document.showFirst,
    type: document.type,
    timetable: document.timetable ?? [],
    validUntil: document.validUntil ?? null,
    selected: document.itemSelection ? readSelection(document.itemSelection, document.name, targets) : null,
  };
}

/** The name is the title unless it has been left empty: then it is internal. */
function defaultTitle({ kind, title, name }: OfferDocument): string {
  // S1 §3: 'default title Gratis Lieferung!'
  if (kind === 'freeDelivery') return 'Gratis Lieferung!';
  return title === undefined ? name : '';
}

function readCartDiscount({ discountType, value }: CartDiscountDocument): CartDiscountOffer['discount'] {
  return discountType === 'percent'
    ? { discountType, value: toBasisPoints(value) }
    : { discountType, value: toCents(value) };
}

function knownSizes(dish: Dish, sizes: readonly SizeId[], missing: (reference: SizeId) => void): Set<SizeId> {
  return toIdSet(pickKnown(sizes, new Map(dish.sizes.map((size) => [size.id, size])), missing));
}

/** A dish named twice counts in the sizes of both; null is every size (S3 C8). */
function inAllSizes(before: Sizes | undefined, named: Sizes): Sizes {
  if (before === undefined) return named;
  return before && named && new Set([...before, ...named]);
}

type Sizes = ReadonlySet<SizeId> | null;

const toIdSet = <Id>(entries: readonly { readonly id: Id }[]): Set<Id> => new Set(entries.map((entry) => entry.id));
