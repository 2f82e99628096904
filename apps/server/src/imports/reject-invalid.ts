import type { ImportNote } from '@tischlein/contract/office';
import { newMenuDocument } from '@tischlein/contract/shop';
import { fail, ok, type Result } from '@tischlein/domain';
import type { DishDocument, MenuDocument } from '@tischlein/domain/menu';
import { describeFaults, type Fault } from './describe-faults.ts';
import type { Imported } from './imported.ts';

const PARTS = ['sizes', 'categories', 'extraGroups', 'ingredients', 'dishes'] as const;
type Part = (typeof PARTS)[number];

/**
 * Rejects what the calls of the office would refuse, each dish with its rule, and dishes that need a rejected part. Fails
 * if the rest is still not valid.
 */
export function rejectInvalid(imported: Imported): Result<Imported, readonly Fault[]> {
  const checked = newMenuDocument.safeParse(imported.menu);
  if (checked.success) return ok(imported);
  const faults = describeFaults(checked.error.issues, imported.menu);
  const broken = new Map<string, string>();
  for (const { path, rule } of faults) {
    const [part, index] = path;
    if (isPart(part) && typeof index === 'number') broken.set(`${part} ${imported.menu[part][index]?.id}`, rule);
  }
  const kept = removeBroken(imported.menu, broken);
  const after = newMenuDocument.safeParse(kept.menu);
  if (!after.success) return fail(describeFaults(after.error.issues, kept.menu));
  const notes = kept.rejected.flatMap(({ dish, rule }) => toNotes(imported, dish, rule));
  return ok({ ...imported, menu: kept.menu, notes: [...imported.notes, ...notes] });
}

const isPart = (key: PropertyKey | undefined): key is Part => PARTS.some((part) => part === key);

interface RejectedDish {
  readonly dish: DishDocument;
  readonly rule: string;
}

function removeBroken(menu: MenuDocument, broken: ReadonlyMap<string, string>) {
  const keep = <Entry extends { readonly id: string }>(part: Part, entries: readonly Entry[]): readonly Entry[] =>
    entries.filter(({ id }) => !broken.has(`${part} ${id}`));
  const rejected: RejectedDish[] = [];
  const dishes = menu.dishes.filter((dish) => {
    const rule = listNeeds(dish).flatMap((need) => broken.get(need) ?? [])[0];
    if (rule !== undefined) rejected.push({ dish, rule });
    return rule === undefined;
  });
  const kept: MenuDocument = {
    ...menu,
    sizes: keep('sizes', menu.sizes),
    categories: keep('categories', menu.categories),
    extraGroups: keep('extraGroups', menu.extraGroups),
    ingredients: keep('ingredients', menu.ingredients),
    dishes,
  };
  return { menu: kept, rejected };
}

const listNeeds = (dish: DishDocument): readonly string[] => [
  `dishes ${dish.id}`,
  `categories ${dish.category}`,
  ...dish.sizes.map((size) => `sizes ${size}`),
  ...[...dish.extraIngredientGroups, ...dish.sideDishGroups].map((group) => `extraGroups ${group}`),
];

const toNotes = ({ origins }: Imported, { id, name }: DishDocument, rule: string): ImportNote[] =>
  (origins.get(id) ?? [name]).map((where) => ({ kind: 'rejected', code: 'ruleBroken', where, value: rule }));
