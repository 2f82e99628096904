import type { MenuChange, MenuPart } from './list-menu-changes.ts';

/** What a change did to one part of a menu, short enough for a list; `isPrice`: only prices changed. */
export interface ChangeSummary {
  readonly part: MenuPart;
  readonly kind: MenuChange['kind'];
  readonly isPrice: boolean;
  /** How many prices, else how many items. */
  readonly count: number;
  /** Names of the first items. */
  readonly names: readonly string[];
}

const NAMED = 3;

/** Sums changes up: '3 prices of dishes', '1 dish removed'. The most important first. */
export function summarizeChanges(changes: readonly MenuChange[]): readonly ChangeSummary[] {
  const groups = Map.groupBy(changes, (change) => `${change.part} ${change.kind} ${isPrice(change)}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { part, kind } = first;
    const names = [...new Map(group.map(({ id, name }) => [id, name])).values()];
    const count = isPrice(first) ? countPrices(group) : names.length;
    return [{ part, kind, isPrice: isPrice(first), count, names: names.filter(Boolean).slice(0, NAMED) }];
  });
}

const isPrice = ({ part, field }: MenuChange): boolean =>
  (part === 'dishes' || part === 'menus') && (field[0] === 'prices' || field[0] === 'price');

/** A price that is the same for several order types counts once. */
const countPrices = (changes: readonly MenuChange[]): number =>
  new Set(
    changes.map(({ id, field, before, after }) => [id, ...field.slice(2), String(before), String(after)].join(' ')),
  ).size;
