import { groupId, type GroupId, ingredientId, itemId, type ItemId, toCents } from '@tischlein/domain';
import type {
  Declaration,
  Declarations,
  ExtraGroupDocument,
  IngredientDocument,
  PriceBySize,
} from '@tischlein/domain/menu';
import { createNamedSlugs, createSlugger } from './slug.ts';

/** A choice of a dish: its name and its prices in cents by size id, or under '*'. */
export interface ChoicePrices {
  readonly name: string;
  readonly prices: Readonly<Record<string, number | null>>;
}

interface NewGroup {
  readonly title: string;
  readonly isMandatory: boolean;
  readonly choices: readonly ChoicePrices[];
  /** Declarations of the dish, if the choice is a part that every guest gets. */
  readonly declarations: Declarations;
}

interface AddedGroup {
  readonly group: GroupId;
  readonly extra: Readonly<Record<string, PriceBySize>>;
}

/** Groups of choices, shared by the dishes that offer the same names. */
export interface Choices {
  readonly add: (group: NewGroup) => AddedGroup;
  readonly listGroups: () => readonly ExtraGroupDocument[];
  readonly listIngredients: () => readonly IngredientDocument[];
}

const NEW_GROUP = { groupType: 'ingredient', maxAmount: 1, forceGroup: true, allowDifferentDishes: true } as const;

export function createChoices(): Choices {
  const groups = new Map<string, ExtraGroupDocument>();
  const declared = new Map<string, readonly Declaration[] | null>();
  const [groupSlugs, ingredientSlugs, itemSlugs] = [createNamedSlugs(), createNamedSlugs(), createSlugger()];

  const findGroup = ({ title, isMandatory, choices }: NewGroup): ExtraGroupDocument => {
    const names = choices.map(({ name }) => name);
    const key = `${title}: ${names.join(', ')}`;
    const group: ExtraGroupDocument = groups.get(key) ?? {
      ...NEW_GROUP,
      id: groupId(groupSlugs(key)),
      name: title,
      min: isMandatory ? 1 : 0,
      limit: isMandatory ? 1 : 0,
      items: names.map((name) => ({ id: itemId(itemSlugs(name)), ingredient: ingredientId(ingredientSlugs(name)) })),
    };
    groups.set(key, group);
    return group;
  };

  return {
    add: (added) => {
      const group = findGroup(added);
      const ids: readonly ItemId[] = group.items.map(({ id }) => id);
      for (const { name } of added.choices) declared.set(name, intersect(declared.get(name), added.declarations));
      const extra = added.choices.map(({ prices }, index) => [ids[index] ?? '', toPriceBySize(prices)] as const);
      return { group: group.id, extra: Object.fromEntries(extra) };
    },
    listGroups: () => [...groups.values()],
    listIngredients: () =>
      [...declared].map(([name, declarations]) => ({
        id: ingredientId(ingredientSlugs(name)),
        name,
        declarations,
        tags: [],
      })),
  };
}

// A part that several dishes share contains at most what all of them contain.
function intersect(before: Declarations | undefined, declarations: Declarations): readonly Declaration[] | null {
  if (!before || !declarations) return before ?? declarations;
  return before.filter((declaration) => declarations.includes(declaration));
}

const toPriceBySize = (prices: ChoicePrices['prices']): PriceBySize =>
  Object.fromEntries(Object.entries(prices).map(([size, cents]) => [size, cents === null ? null : toCents(cents)]));
