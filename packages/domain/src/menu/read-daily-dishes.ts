import type { DishId, SizeId } from '../ids.ts';
import type { DailyDishDocument } from './offer-document.ts';
import type { DailyDish, Selected } from './offer.ts';
import { pickDiscount, type OfferTargets, readSelection } from './read-offers.ts';

/** The active daily dishes, their weekday converted to a timetable (S1 §3 Daily dish). */
export function readDailyDishes(documents: readonly DailyDishDocument[], targets: OfferTargets): DailyDish[] {
  return documents.filter((document) => document.active).map((document) => readDailyDish(document, targets));
}

function readDailyDish(document: DailyDishDocument, targets: OfferTargets): DailyDish {
  return {
    id: document.id,
    headline: document.headline ?? '',
    teaser: document.teaser ?? '',
    imageName: document.imageName ?? null,
    shownInSlider: document.shownInSlider,
    accumulative: document.accumulative,
    type: document.type,
    timetable: [
      { dayIndex: document.day, from: document.timespan?.from ?? '00:00', to: document.timespan?.to ?? '24:00' },
    ],
    selected: readDailySelection(document, targets),
    discount: pickDiscount(document),
  };
}

function readDailySelection(document: DailyDishDocument, targets: OfferTargets): Selected {
  const { size, categories, menus } = document;
  const where = document.headline ?? document.id;
  const dishes = document.dishes.map((dish) => (size === undefined ? { dish } : { dish, sizes: [size] }));
  const selected = readSelection({ dishes, categories, menus }, where, targets);
  return size === undefined ? selected : onlyInSize(selected, size, targets);
}

/** Resolves categories to those of their dishes that come in the size. */
function onlyInSize(selected: Selected, size: SizeId, { categories }: OfferTargets): Selected {
  const dishes = new Map<DishId, ReadonlySet<SizeId> | null>(selected.dishes);
  for (const id of selected.categories) {
    for (const dish of categories.get(id)?.dishes ?? []) {
      if (dish.sizes.some((own) => own.id === size)) dishes.set(dish.id, new Set([size]));
    }
  }
  return { dishes, categories: new Set(), combos: selected.combos };
}
