import { type CategoryId, categoryId, dishId, toCents } from '@tischlein/domain';
import type { DishDocument, MenuDocument } from '@tischlein/domain/menu';

/** Longer than the head of a phone. */
export const LONG_NAME = 'Restaurant zum Goldenen Drachen am Alten Hafen und Teehaus Lotusblüte';

const toPrice = (cents: number) => ({ base: toCents(cents) });

type Parts = Pick<DishDocument, 'name' | 'category'> & Partial<DishDocument> & { readonly cents: number };

const createDish = ({ cents, ...parts }: Parts): DishDocument => ({
  id: dishId(`bare-${parts.category}-${parts.name}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')),
  sizes: [],
  isDrink: false,
  primaryIngredients: [],
  secondaryIngredients: [],
  primarySubDishes: [],
  secondarySubDishes: [],
  extraIngredientGroups: [],
  sideDishGroups: [],
  popularExtraCombination: [],
  extraIngredientsRanking: [],
  freeIngredients: 0,
  tags: [],
  negTags: [],
  declarations: [],
  prices: { delivery: toPrice(cents), pickup: toPrice(cents), dineIn: toPrice(cents) },
  ...parts,
});

const toMenu = (
  menu: MenuDocument,
  categories: readonly { readonly id: CategoryId; readonly name: string }[],
  dishes: readonly DishDocument[],
): MenuDocument => ({
  ...menu,
  categories: categories.map((category) => ({ ...category, showTopDishes: false })),
  dishes,
  menus: [],
  offers: [],
  dailyDishes: [],
});

const [BEER, SPIRITS] = [categoryId('bier'), categoryId('longdrinks')];
const DRINKS: readonly Parts[] = [
  { name: 'Augustiner Hell', category: BEER, tags: ['alcohol16'], cents: 420 },
  { name: 'Berliner Pilsner vom Fass', category: BEER, tags: ['alcohol16'], cents: 390 },
  { name: 'Alkoholfreies Weizen', category: BEER, cents: 400 },
  { name: 'Gin Tonic', category: SPIRITS, tags: ['alcohol18'], cents: 900 },
  { name: 'Moscow Mule mit Ingwer und Limette', category: SPIRITS, tags: ['alcohol18'], cents: 950 },
];

/** The menu of a bar: drinks only, without offers and combos. */
export const createBareMenu = (menu: MenuDocument): MenuDocument =>
  toMenu(
    menu,
    [
      { id: BEER, name: 'Bier' },
      { id: SPIRITS, name: 'Longdrinks' },
    ],
    DRINKS.map((drink) => createDish({ ...drink, isDrink: true, vatClass: 'drink' })),
  );

const KINDS = [
  'Hühnerfleischgerichte (mit Reis oder gebratenen Nudeln)',
  'Rindfleischgerichte',
  'Schweinefleischgerichte süß-sauer',
  'Entengerichte',
  'Fischgerichte und Meeresfrüchte',
  'Gemüsegerichte mit Tofu',
  'Gebratene Nudeln',
  'Gebratener Reis',
  'Suppen',
  'Vorspeisen',
  'Sushi',
  'Inside-Out-Rolls',
  'Currys aus dem Wok',
  'Salate',
  'Nachspeisen',
] as const;
const SAUCES = ['Chop Suey', 'Sa-Cha-Soße', 'rotem Curry', 'Erdnusssoße', 'Ingwer und Frühlingszwiebeln'] as const;
const PER_KIND = 17;

/** An Asian menu of 255 dishes in 15 categories, some with long names. */
export function createLargeMenu(menu: MenuDocument): MenuDocument {
  const categories = KINDS.map((name, place) => ({ id: categoryId(`kind-${place}`), name }));
  const dishes = categories.flatMap(({ id, name }, kind) =>
    Array.from({ length: PER_KIND }, (_, place) =>
      createDish({
        category: id,
        number: String(kind * PER_KIND + place + 1),
        name: `${name.split(/ |\(/)[0]} mit ${SAUCES[place % SAUCES.length]} ${place + 1}`,
        subtext: place % 2 === 0 ? 'mit Paprika, Bambussprossen, Morcheln und Sojasprossen' : '',
        cents: 890 + place * 40,
      }),
    ),
  );
  return toMenu(menu, categories, dishes);
}

/** The same menu without a picture. */
export const removePictures = (menu: MenuDocument): MenuDocument =>
  JSON.parse(JSON.stringify(menu, (key, value: unknown) => (key === 'imageName' ? undefined : value))) as MenuDocument;
