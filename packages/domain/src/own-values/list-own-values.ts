import { isOwnField } from '../franchise/index.ts';
import { MENU_PARTS, type MenuPart, ORDER } from '../menu-editing/index.ts';
import { indexById, isRecord, isSame, readField } from '../unknown-value.ts';
import { findJointStep, isJointStep, readJoint } from './joint-fields.ts';
import type { OwnValue, ShopDocuments, ValuePath } from './own-value.ts';

/** How many steps inside a setting its values are told apart; others are one value. */
const CONFIG_DEPTH: Readonly<Record<string, number>> = {
  opening: 1,
  slotCapacity: 1,
  reservations: 1,
  tableService: 1,
  escalation: 1,
  bookkeeping: 1,
  mailTexts: 1,
  deliveryZones: 2,
  pages: 2,
};
/** An item of the menu, its field. */
const MENU_DEPTH = 2;
/** Inside a field: order type, kind of price, size. */
const PRICE_DEPTH: Readonly<Record<string, number>> = { prices: 3, price: 1 };

/** All values in which a branch differs from its franchise; those that make up its identity never follow. */
export const listOwnValues = (franchise: ShopDocuments, here: ShopDocuments): readonly OwnValue[] => [
  ...listOwnSettings(franchise.config, here.config),
  ...listOwnMenuValues(franchise.menu, here.menu),
];

/** The part of them that the configuration has, or that some of its settings have. */
export function listOwnSettings(
  franchise: ShopDocuments['config'],
  here: ShopDocuments['config'],
  settings?: readonly string[],
): readonly OwnValue[] {
  return (settings ?? listKeys(franchise, here))
    .filter((key) => !isOwnField(key))
    .flatMap((key) =>
      compare(
        { path: ['config', key], base: readField(franchise, key), own: readField(here, key) },
        CONFIG_DEPTH[key] ?? 0,
      ),
    );
}

/** The part of them that the menu has. */
export function listOwnMenuValues(franchise: ShopDocuments['menu'], here: ShopDocuments['menu']): readonly OwnValue[] {
  if (franchise === here) return [];
  return MENU_PARTS.flatMap((part) =>
    compare({ path: ['menu', part], base: franchise[part], own: here[part] }, MENU_DEPTH),
  );
}

/** The part of them that one item of the menu has: ['dishes', 'margherita']. */
export function listOwnItemValues(
  franchise: ShopDocuments['menu'],
  here: ShopDocuments['menu'],
  [part, id]: readonly [part: MenuPart, id: string],
): readonly OwnValue[] {
  const path = ['menu', part, id];
  const [base, own] = [indexById(franchise[part])?.get(id), indexById(here[part])?.get(id)];
  if (base !== undefined && own !== undefined) return compare({ path, base, own }, MENU_DEPTH - 1);
  if (base === own) return [];
  return [{ path, kind: base === undefined ? 'added' : 'removed', franchise: base, here: own }];
}

interface Pair {
  readonly path: ValuePath;
  readonly base: unknown;
  readonly own: unknown;
}

function compare({ path, base, own }: Pair, depth: number): readonly OwnValue[] {
  if (isSame(base, own)) return [];
  const [baseItems, ownItems] = [indexById(base), indexById(own)];
  if (depth > 0 && baseItems && ownItems) return compareItems(path, { base: baseItems, own: ownItems }, depth);
  // Another kind of offer has other fields.
  const isInside = depth > 0 && isOpen(base) && isOpen(own) && readField(base, 'kind') === readField(own, 'kind');
  if (!isInside) return [{ path, kind: 'changed', franchise: base, here: own }];
  return isMenuItem(path) ? compareMenuFields({ path, base, own }) : compareFields({ path, base, own }, depth);
}

/** A record, or nothing where the other one has a record: prices of an order type that only one sells. */
const isOpen = (value: unknown): boolean => isRecord(value) || value === undefined;
const isMenuItem = ({ length, 0: document }: ValuePath): boolean => document === 'menu' && length === MENU_DEPTH + 1;

const listKeys = (...records: readonly unknown[]): readonly string[] => [
  ...new Set(records.flatMap((record) => (isRecord(record) ? Object.keys(record) : []))),
];

const compareFields = ({ path, base, own }: Pair, depth: number): readonly OwnValue[] =>
  listKeys(base, own).flatMap((key) =>
    compare({ path: [...path, key], base: readField(base, key), own: readField(own, key) }, depth - 1),
  );

function compareMenuFields({ path, base, own }: Pair): readonly OwnValue[] {
  const steps = new Set(listKeys(base, own).map((key) => findJointStep(path, key) ?? key));
  const readStep = (item: unknown, step: string): unknown =>
    isJointStep(step) ? readJoint(item, step) : readField(item, step);
  return [...steps].flatMap((step) =>
    compare({ path: [...path, step], base: readStep(base, step), own: readStep(own, step) }, PRICE_DEPTH[step] ?? 0),
  );
}

type Parts = ReadonlyMap<string, unknown>;

function compareItems(
  path: ValuePath,
  { base, own }: { readonly base: Parts; readonly own: Parts },
  depth: number,
): readonly OwnValue[] {
  const items = [...new Set([...own.keys(), ...base.keys()])].flatMap((id): readonly OwnValue[] => {
    const pair = { path: [...path, id], base: base.get(id), own: own.get(id) };
    if (!base.has(id)) return [{ path: pair.path, kind: 'added', franchise: undefined, here: pair.own }];
    if (!own.has(id)) return [{ path: pair.path, kind: 'removed', franchise: pair.base, here: undefined }];
    return compare(pair, depth - 1);
  });
  const [before, after] = [[...base.keys()].filter((id) => own.has(id)), [...own.keys()].filter((id) => base.has(id))];
  if (isSame(before, after)) return items;
  return [...items, { path: [...path, ORDER], kind: 'moved', franchise: before, here: after }];
}
