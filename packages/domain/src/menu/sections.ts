import type { Dish, ExtraGroup, ExtraItem } from './menu.ts';

/** Markers of extras outside numbered groups (S1 §9 Marker ids). */
export const MEAT_AND_FISH_MARKER = 9991;
export const VEGETARIAN_MARKER = 9992;
export const VEGAN_MARKER = 9993;

export interface GroupItem {
  readonly group: ExtraGroup;
  readonly item: ExtraItem;
}

/** One heading of the dish dialog with its items. */
export interface Section {
  /** 1 and up for groups, 9991 to 9993 for extras outside numbered groups. */
  readonly marker: number;
  /** null for extras of several groups: 'Fleisch- & Fisch-Extras', 'Vegetarische Extras', 'Vegane Extras'. */
  readonly group: ExtraGroup | null;
  /** Ranked items first, then menu order. */
  readonly items: readonly GroupItem[];
}

/** The headings of a dish's dialog: numbered groups in their order, then 9991, 9992, 9993 (S1 §9 Marker ids, S3 P8). */
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

/** The marker of the heading that lists the item. */
export function findMarker(dish: Dish, group: ExtraGroup, item: ExtraItem): number {
  return isNumbered(group) ? dish.groups.filter(isNumbered).indexOf(group) + 1 : unnumberedMarker(item);
}

/** 'groups with a limit, min or forced get numbered markers' (S1 §9); side dishes always keep their own heading. */
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
