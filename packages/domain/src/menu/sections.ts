import type { Dish, ExtraGroup, ExtraItem } from './menu.ts';

/** Markers of extras that belong to no numbered group (S1 §9). */
export const MEAT_AND_FISH_MARKER = 9991;
export const VEGETARIAN_MARKER = 9992;
export const VEGAN_MARKER = 9993;

export interface GroupItem {
  readonly group: ExtraGroup;
  readonly item: ExtraItem;
}

/** What the dish dialog shows under one heading. */
export interface Section {
  /** From 1 for groups, 9991 to 9993 for the extras without one. */
  readonly marker: number;
  /** null: extras of several groups, 'Fleisch & Fisch Extras', 'Vegetarische Extras', 'Vegane Extras'. */
  readonly group: ExtraGroup | null;
  /** The ranked ones first, then the order of the menu. */
  readonly items: readonly GroupItem[];
}

/** The headings of a dish's dialog: numbered groups in their order, then 9991, 9992, 9993 (S1 §9, spec 3 P8). */
export function listSections(dish: Pick<Dish, 'groups' | 'extraIngredientsRanking'>): readonly Section[] {
  const numbered = dish.groups
    .filter(isNumbered)
    .map((group, index) => ({ marker: index + 1, group, items: listItems(group) }));
  const others = dish.groups.filter((group) => !isNumbered(group)).flatMap(listItems);
  const unnumbered = [MEAT_AND_FISH_MARKER, VEGETARIAN_MARKER, VEGAN_MARKER].map((marker) => ({
    marker,
    group: null,
    items: others.filter(({ item }) => unnumberedMarker(item) === marker),
  }));
  return [...numbered, ...unnumbered]
    .filter((section) => section.items.length > 0)
    .map((section) => ({ ...section, items: sortByRanking(dish, section.items) }));
}

/** The marker of an item in a dish. */
export function findMarker(dish: Dish, group: ExtraGroup, item: ExtraItem): number {
  return isNumbered(group) ? dish.groups.filter(isNumbered).indexOf(group) + 1 : unnumberedMarker(item);
}

/** 'groups with a limit, min or forced get numbered markers' (S1 §9); side dishes are no extras and stay together. */
const isNumbered = (group: ExtraGroup): boolean =>
  group.min > 0 || group.limit > 0 || group.forceGroup || group.groupType === 'dish';

function unnumberedMarker(item: ExtraItem): number {
  const tags = item.type === 'ingredient' ? item.ingredient.tags : [];
  if (tags.includes('vegan')) return VEGAN_MARKER;
  return tags.includes('vegetarian') ? VEGETARIAN_MARKER : MEAT_AND_FISH_MARKER;
}

const listItems = (group: ExtraGroup): GroupItem[] => group.items.map((item) => ({ group, item }));

function sortByRanking(dish: Pick<Dish, 'extraIngredientsRanking'>, items: readonly GroupItem[]): GroupItem[] {
  const rank = new Map(dish.extraIngredientsRanking.map((id, index) => [id, index]));
  const getRank = ({ item }: GroupItem) => rank.get(item.id) ?? rank.size;
  return items.toSorted((left, right) => getRank(left) - getRank(right));
}
