import { indexById, isRecord, isSame } from '../unknown-value.ts';
import { mapVersions, type MergeContext, type MergeSide, type Versions } from './merge-conflict.ts';
import { mergeOrders } from './merge-orders.ts';

/** Fields that mean something only together: 10 is euros or percent. */
const UNITS = [
  ['discountType', 'value'],
  ['contentAmount', 'contentUnit'],
  ['amount', 'unit'],
  ['from', 'to'],
  ['declarations', 'partialDeclarations'],
] as const;

/** Merges plain JSON of one shape. Lists of items with ids are merged by item, other lists as a whole. */
export function mergeValues<Value>(versions: Versions<Value>, context: MergeContext): Value;
export function mergeValues(versions: Versions<unknown>, context: MergeContext): unknown {
  const side = findSide(versions);
  if (side) return versions[side];
  const { base, saved, mine } = versions;
  const lists = mapVersions(versions, indexById);
  if (lists.saved && lists.mine && (lists.base || base === undefined))
    return mergeItems({ base: lists.base ?? new Map(), saved: lists.saved, mine: lists.mine }, context);
  if (isRecord(saved) && isRecord(mine))
    return mergeRecords({ base: isRecord(base) ? base : {}, saved, mine }, context);
  return versions[context.decide({ ...versions, path: context.path })];
}

/** The side that counts because the other has not changed the value; null: both have. */
function findSide({ base, saved, mine }: Versions<unknown>): MergeSide | null {
  if (isSame(saved, mine) || isSame(base, saved)) return 'mine';
  return isSame(base, mine) ? 'saved' : null;
}

type Fields = Versions<ReadonlyMap<string, unknown>>;

function mergeRecords(versions: Versions<object>, context: MergeContext): object {
  const fields: Fields = mapVersions(versions, (record) => new Map(Object.entries(record)));
  const names = new Set([...fields.mine.keys(), ...fields.saved.keys()]);
  const units = new Set([...names].map((name) => UNITS.find((unit) => unit.some((part) => part === name)) ?? name));
  return Object.fromEntries(
    [...units].flatMap((unit) =>
      typeof unit === 'string' ? mergeField(fields, unit, context) : mergeUnit(fields, unit, context),
    ),
  );
}

/** One field of records, or one item of lists; empty if it is gone. */
function mergeField(fields: Fields, name: string, context: MergeContext): readonly (readonly [string, unknown])[] {
  const versions = mapVersions(fields, (each) => each.get(name));
  const value = mergeValues(versions, { ...context, path: [...context.path, name] });
  return value === undefined ? [] : [[name, value]];
}

/** Fields of which one version counts as a whole. A conflict is asked once, with the first field that differs. */
function mergeUnit(fields: Fields, unit: readonly string[], context: MergeContext) {
  const side = findSide(mapVersions(fields, (each) => unit.map((name) => each.get(name))));
  const ask = (): MergeSide => {
    const name = unit.find((each) => !isSame(fields.saved.get(each), fields.mine.get(each))) ?? '';
    return context.decide({ ...mapVersions(fields, (each) => each.get(name)), path: [...context.path, name] });
  };
  const winner = fields[side ?? ask()];
  return unit.flatMap((name) => (winner.has(name) ? [[name, winner.get(name)] as const] : []));
}

function mergeItems(lists: Fields, context: MergeContext): readonly unknown[] {
  const ids = new Set([...lists.saved.keys(), ...lists.mine.keys()]);
  const items = new Map([...ids].flatMap((id) => mergeField(lists, id, context)));
  return mergeOrders(
    mapVersions(lists, (list) => [...list.keys()]),
    items,
    context,
  ).map((id) => items.get(id));
}
