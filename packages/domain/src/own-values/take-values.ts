import { isOwnField } from '../franchise/index.ts';
import { MENU_PARTS, ORDER } from '../menu-editing/index.ts';
import { CONFIG_AREAS, type StaffArea } from '../staff/index.ts';
import { indexById, isRecord } from '../unknown-value.ts';
import { isJointStep, JOINT_FIELDS, readJoint } from './joint-fields.ts';
import { OWN_VALUE_KINDS, type OwnValueKind, type ValuePath } from './own-value.ts';

interface Taken {
  readonly value: unknown;
  /** Without a place, because the item around them is missing in one of both. */
  readonly missing: readonly ValuePath[];
}

/**
 * Takes values of one shop over into another: a branch that takes those of its franchise follows it again. What the source does not
 * have is removed. The result has the shape of a document and is checked like one that a person has typed.
 */
export function takeValues(source: unknown, target: unknown, paths: readonly ValuePath[]): Taken {
  if (paths.some(({ length }) => length === 0)) return { value: source, missing: [] };
  const parts = { from: toParts(source), into: toParts(target), isList: isList(source) || isList(target) };
  const next = new Map(parts.into ?? []);
  const steps = Map.groupBy(paths.flatMap(splitJoint), ([step = '']) => step);
  const missing = [...steps].flatMap(([step, group]) => (step === ORDER ? [] : takeStep(next, parts, { step, group })));
  if (missing.length === paths.length) return { value: target, missing };
  const value = parts.isList ? placeItems(next, parts) : Object.fromEntries(next);
  return { value: steps.has(ORDER) ? sortLike(source, value) : value, missing };
}

/** Takes one value over; null: there is no place for it. */
export function takeValue(source: unknown, target: unknown, path: ValuePath): unknown {
  const { value, missing } = takeValues(source, target, [path]);
  return missing.length > 0 ? null : value;
}

type Parts = ReadonlyMap<string, unknown>;

interface Sides {
  readonly from: Parts | null;
  readonly into: Parts | null;
  readonly isList: boolean;
}

interface Step {
  readonly step: string;
  /** The paths that begin with it. */
  readonly group: readonly ValuePath[];
}

/** Takes over a value, or those inside of it; returns the paths without a place. */
function takeStep(
  next: Map<string, unknown>,
  { from, into, isList: isItem }: Sides,
  { step, group }: Step,
): readonly ValuePath[] {
  const inside = group.map(([, ...rest]) => rest);
  const isWhole = inside.some(({ length }) => length === 0);
  const [value, now] = [from?.get(step), into?.get(step)];
  // A dish that one of them does not have has no price there.
  if (!isWhole && isItem && (value === undefined || now === undefined)) return group;
  if (!isWhole && value === undefined && now === undefined) return [];
  const taken = isWhole ? { value, missing: [] } : takeValues(value, now ?? {}, inside);
  const isGone = taken.value === undefined || (value === undefined && isEmptyRecord(taken.value));
  if (isGone) next.delete(step);
  else next.set(step, taken.value);
  return taken.missing.map((rest) => [step, ...rest]);
}

const splitJoint = ([step = '', ...rest]: ValuePath): readonly ValuePath[] =>
  isJointStep(step) ? JOINT_FIELDS[step].map((field) => [field]) : [[step, ...rest]];

/** The value at a path; undefined: not there. */
export function readValue(source: unknown, path: ValuePath): unknown {
  return path.reduce<unknown>((value, step) => {
    if (step === ORDER) return [...(indexById(value)?.keys() ?? [])];
    return isJointStep(step) ? readJoint(value, step) : toParts(value)?.get(step);
  }, source);
}

/** The area of a value, where a person needs permission to write; null: it is nothing that shops share. */
export function findValueArea([document, name = '']: ValuePath): StaffArea | null {
  if (document === 'config') return isSetting(name) && !isOwnField(name) ? CONFIG_AREAS[name] : null;
  if (document !== 'menu' || !MENU_PARTS.some((part) => part === name)) return null;
  return name === 'offers' || name === 'dailyDishes' ? 'offers' : 'menu';
}

/** The kind of a value, by its area; prices are one of their own. */
export function findValueKind(path: ValuePath): OwnValueKind {
  const [document, name, , field] = path;
  if (document === 'menu' && (field === 'prices' || field === 'price') && (name === 'dishes' || name === 'menus'))
    return 'prices';
  const area = findValueArea(path);
  if (area === 'mails') return 'texts';
  return OWN_VALUE_KINDS.find((kind) => kind === area) ?? 'other';
}

const isSetting = (name: string): name is keyof typeof CONFIG_AREAS => Object.hasOwn(CONFIG_AREAS, name);

const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && indexById(value) !== null;
const toParts = (value: unknown): Parts | null =>
  indexById(value) ?? (isRecord(value) ? new Map(Object.entries(value)) : null);
const isEmptyRecord = (value: unknown): boolean => isRecord(value) && Object.keys(value).length === 0;

/** Items in their places; new ones behind the item that precedes them in the source. */
function placeItems(next: Parts, { from, into }: Sides): readonly unknown[] {
  const places = [...next.keys()].filter((id) => into?.has(id));
  const before = new Set<string>();
  for (const id of from?.keys() ?? []) {
    if (next.has(id) && !into?.has(id)) places.splice(places.findLastIndex((each) => before.has(each)) + 1, 0, id);
    before.add(id);
  }
  return places.map((id) => next.get(id));
}

const toItems = (list: unknown): readonly (readonly [string, unknown])[] => [...(indexById(list) ?? [])];

/** Those that both have are in the order of the source; the others keep their places. */
function sortLike(source: unknown, target: unknown): unknown {
  const items = toItems(target);
  const known = new Map(items);
  const wanted = toItems(source).flatMap(([id]) => (known.has(id) ? [known.get(id)] : []));
  const shared = new Set(toItems(source).map(([id]) => id));
  const next = wanted.values();
  return items.map(([id, item]) => (shared.has(id) ? next.next().value : item));
}
