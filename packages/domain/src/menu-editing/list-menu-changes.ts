import type { MenuDocument } from '../menu/index.ts';
import { indexById, isRecord, isSame, readField, readText } from '../unknown-value.ts';
import { ORDER } from './merge-conflict.ts';

/** The parts of a menu that have items with names. */
export const MENU_PARTS = [
  'dishes',
  'categories',
  'menus',
  'extraGroups',
  'offers',
  'dailyDishes',
  'ingredients',
  'sizes',
  'declarationCodes',
] as const;
export type MenuPart = (typeof MENU_PARTS)[number];

/** One change of a menu, as small as it can be named: a price, a name, an item that is new or gone, an order. */
export interface MenuChange {
  readonly part: MenuPart;
  /** Id and name of the item; empty for the order of a part. */
  readonly id: string;
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** The field of the item, from the outside in: ['prices', 'delivery', 'base']; empty unless `changed`. */
  readonly field: readonly string[];
  /** undefined: not there. */
  readonly before: unknown;
  readonly after: unknown;
}

/** All changes from one menu to another, part by part. Parts that both share are not compared. */
export const listMenuChanges = (before: MenuDocument, after: MenuDocument): readonly MenuChange[] =>
  MENU_PARTS.flatMap((part) => listPartChanges(part, before[part], after[part]));

function listPartChanges(part: MenuPart, before: unknown, after: unknown): readonly MenuChange[] {
  if (before === after) return [];
  const [old, now] = [indexById(before), indexById(after)];
  if (!old || !now) {
    const item = { part, id: '', name: '' };
    return listFieldChanges({ before, after }, []).map((change) => ({ ...item, ...change }));
  }
  const removed = [...old].filter(([id]) => !now.has(id));
  // An edit shares the items that it does not change; nearly all of hundreds are such items.
  const items = [...now, ...removed].flatMap(([id, item]) => {
    if (old.get(id) === now.get(id)) return [];
    const name = readText(readField(item, 'name')) || readText(readField(item, 'headline'));
    return listItemChanges(old.get(id), now.get(id)).map((change) => ({ part, id, name, ...change }));
  });
  return hasMoved(old, now) ? [...items, toMove(part, [...old.keys()], [...now.keys()])] : items;
}

type ItemChange = Pick<MenuChange, 'kind' | 'field' | 'before' | 'after'>;

function listItemChanges(before: unknown, after: unknown): readonly ItemChange[] {
  if (before === undefined) return [{ kind: 'added', field: [], before, after }];
  if (after === undefined) return [{ kind: 'removed', field: [], before, after }];
  return listFieldChanges({ before, after }, []);
}

interface Pair {
  readonly before: unknown;
  readonly after: unknown;
}

function listFieldChanges({ before, after }: Pair, field: readonly string[]): readonly ItemChange[] {
  if (isSame(before, after)) return [];
  const [old, now] = [toFields(before), toFields(after)];
  if (!old || !now) return [{ kind: 'changed', field, before, after }];
  const names = new Set([...now.keys(), ...old.keys()]);
  const inside = [...names].flatMap((name) =>
    listFieldChanges({ before: old.get(name), after: now.get(name) }, [...field, name]),
  );
  // Only the order of a list inside the item differs.
  return inside.length > 0 ? inside : [{ kind: 'changed', field: [...field, ORDER], before, after }];
}

/** Fields of a record, or items of a list by id; null: the value has no parts. */
const toFields = (value: unknown): ReadonlyMap<string, unknown> | null =>
  indexById(value) ?? (isRecord(value) ? new Map(Object.entries(value)) : null);

function hasMoved(old: ReadonlyMap<string, unknown>, now: ReadonlyMap<string, unknown>): boolean {
  const stayed = [...old.keys()].filter((id) => now.has(id));
  return !isSame(
    stayed,
    [...now.keys()].filter((id) => old.has(id)),
  );
}

const toMove = (part: MenuPart, before: unknown, after: unknown): MenuChange => ({
  part,
  id: '',
  name: '',
  kind: 'moved',
  field: [],
  before,
  after,
});
