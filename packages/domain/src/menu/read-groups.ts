import type { GroupId } from '../ids.ts';
import type { ExtraGroupDocument, ExtraItemDocument, PriceBySize } from './menu-document.ts';
import type { DishInSize, ExtraGroup, ExtraItem } from './menu.ts';
import type { Report } from './menu-problem.ts';
import { NOT_AVAILABLE_FROM, NOT_SELECTABLE_FROM } from './prices.ts';
import { firstOfEach, type MenuParts, readReference } from './read-parts.ts';
import { calculateMaximum } from './sold-out.ts';

type Parts = Omit<MenuParts, 'groups'>;

/** Extra and side-dish groups; unknown items are left out and reported (S1 §3 Extra / side-dish group). */
export function readGroups(documents: readonly ExtraGroupDocument[], parts: Parts): Map<GroupId, ExtraGroup> {
  const groups = new Map<GroupId, ExtraGroup>();
  for (const document of firstOfEach(documents, parts.report).values())
    groups.set(document.id, readGroup(document, parts));
  return groups;
}

/** Warns of prices that make an extra unselectable by accident (S3 P1). */
export function reportSuspicious(prices: PriceBySize, where: string, report: Report): void {
  for (const price of Object.values(prices)) {
    if (price === null || price < NOT_SELECTABLE_FROM || price >= NOT_AVAILABLE_FROM) continue;
    report({ code: 'priceSuspicious', where, reference: String(price) });
  }
}

function readGroup(document: ExtraGroupDocument, parts: Parts): ExtraGroup {
  const group = {
    id: document.id,
    name: document.name,
    groupType: document.groupType,
    min: document.min,
    limit: document.limit,
    maxAmount: document.maxAmount,
    forceGroup: document.forceGroup,
    allowDifferentDishes: document.allowDifferentDishes,
    timetable: document.timetable ?? [],
    items: readItems(document, parts),
  };
  if (group.min > calculateMaximum(group))
    parts.report({ code: 'minimumUnreachable', where: group.name, reference: group.id });
  return group;
}

function readItems(group: ExtraGroupDocument, parts: Parts): ExtraItem[] {
  const seen = new Set<string>();
  return group.items.flatMap((document) => {
    if (seen.has(document.id)) parts.report({ code: 'duplicateId', where: group.name, reference: document.id });
    const item = seen.has(document.id) ? null : readItem(document, group, parts);
    seen.add(document.id);
    return item ? [item] : [];
  });
}

function readItem(document: ExtraItemDocument, group: ExtraGroupDocument, parts: Parts): ExtraItem | null {
  const prices = document.prices ?? {};
  for (const bySize of Object.values(prices)) reportSuspicious(bySize, group.name, parts.report);
  const { soldOut = false, vatClass = null } = document;
  const common = { id: document.id, maxAmount: document.maxAmount ?? group.maxAmount, prices };
  if ('ingredient' in document) {
    const ingredient = parts.ingredients.get(document.ingredient);
    if (ingredient)
      return {
        ...common,
        soldOut: soldOut || ingredient.soldOut,
        isDeclared: ingredient.declarations !== null,
        vatClass: vatClass ?? ingredient.vatClass,
        name: ingredient.name,
        type: 'ingredient',
        ingredient,
      };
    parts.report({ code: 'ingredientUnknown', where: group.name, reference: document.ingredient });
    return null;
  }
  const dish = readReference(document, parts, group.name);
  if (!dish) return null;
  const isOut = soldOut || parts.soldOut.has(dish.dishId);
  return {
    ...common,
    soldOut: isOut,
    isDeclared: parts.declared.has(dish.dishId),
    lacksParticulars: parts.dishes.get(dish.dishId)?.lacksParticulars ?? false,
    vatClass,
    name: sideDishName(dish, parts),
    type: 'dish',
    dish,
  };
}

function sideDishName({ dishId, sizeId }: DishInSize, parts: Parts): string {
  const size = sizeId === null ? undefined : parts.sizes.get(sizeId);
  return [parts.dishes.get(dishId)?.name, size?.name].filter(Boolean).join(' ');
}
