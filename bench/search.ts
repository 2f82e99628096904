import { type Menu, type MenuQuery, searchMenu } from '@tischlein/domain/menu';
import { aDish, aMenu, anIngredient } from '@tischlein/domain/testing';
import { atMost, type Figure, median, withoutBound } from './figure.ts';

const DISHES = 12_000;
const BOUND_MS = 50;
const ROUNDS = 7;
const TYPED = ['pizza käse', 'tiramisu', 'spaghetti bolognese', 'zzz'];
const FILTERS = {
  preferences: ['vegetarian'],
  withoutTags: ['piquant'],
  withoutDeclarations: ['milk', 'egg'],
} as const;
const NO_FILTERS = { preferences: [], withoutTags: [], withoutDeclarations: [] } as const;

/** Measures each key of a search on a menu of 12 000 dishes, with and without filters. */
export async function benchSearch(): Promise<Figure[]> {
  const menu = createLargeMenu();
  const first = measureSearch(menu, toQuery('p', NO_FILTERS));
  const plain = measureKeys(menu, NO_FILTERS);
  const filtered = measureKeys(menu, FILTERS);
  return [
    withoutBound(`search, the first key on ${menu.dishes.size} dishes`, first, 'ms'),
    atMost('search, the slowest key after it', Math.max(...plain), { bound: BOUND_MS, unit: 'ms' }),
    atMost('search, the slowest key with filters', Math.max(...filtered), { bound: BOUND_MS, unit: 'ms' }),
  ];
}

const NAMES = ['Pizza Käse', 'Spaghetti Bolognese', 'Tiramisù della Nonna', 'Insalata mista', 'Risotto ai funghi'];
const INGREDIENTS = ['Tomatensauce', 'Mozzarella', 'Basilikum', 'Gorgonzola', 'Steinpilze', 'Rucola', 'Parmesan'];

/** Dishes of five ingredients, each with a number in its name. */
function createLargeMenu(): Menu {
  const ingredients = INGREDIENTS.map((name, place) => anIngredient(name, { declarations: place % 2 ? ['milk'] : [] }));
  const dishes = Array.from({ length: DISHES }, (_, place) =>
    aDish({
      name: `${NAMES[place % NAMES.length] ?? ''} ${place}`,
      category: `category-${place % 200}`,
      subtext: 'Frisch aus dem Steinofen, mit Kräutern aus dem eigenen Garten',
      canLeaveOut: INGREDIENTS.filter((_ingredient, index) => (place + index) % 3 > 0),
      tags: place % 2 ? ['vegetarian'] : ['piquant'],
    }),
  );
  return aMenu({ ingredients, dishes });
}

const toQuery = (words: string, filters: Omit<MenuQuery, 'words' | 'deliveryType'>): MenuQuery => ({
  ...filters,
  words,
  deliveryType: 'delivery',
});

/** The median of several rounds for each typed key. */
function measureKeys(menu: Menu, filters: Omit<MenuQuery, 'words' | 'deliveryType'>): readonly number[] {
  const typed = TYPED.flatMap((words) => Array.from(words, (_, place) => words.slice(0, place + 1)));
  const rounds = Array.from({ length: ROUNDS }, () =>
    typed.map((words) => measureSearch(menu, toQuery(words, filters))),
  );
  return typed.map((_, place) => median(rounds.map((times) => times[place] ?? 0)));
}

function measureSearch(menu: Menu, query: MenuQuery): number {
  const started = performance.now();
  searchMenu(menu, query);
  return performance.now() - started;
}
