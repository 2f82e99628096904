import type { ComboDocument, DishDocument, MenuDocument } from '../menu/menu-document.ts';
import type { DailyDishDocument, OfferDocument } from '../menu/offer-document.ts';

/** Something that costs 0,00 € since the last save. */
export interface ZeroPrice {
  readonly kind: 'dish' | 'combo' | 'offer';
  readonly name: string;
}

/** What costs 0,00 € in `after` and did not in `before`: the office asks whether the merchant means it (S3 C50). */
export const listNewZeroPrices = (before: MenuDocument, after: MenuDocument): readonly ZeroPrice[] => [
  ...findNew(before.dishes, after.dishes, listDishZeros).map(({ name }): ZeroPrice => ({ kind: 'dish', name })),
  ...findNew(before.menus, after.menus, listComboZeros).map(({ name }): ZeroPrice => ({ kind: 'combo', name })),
  ...findNew(before.offers, after.offers, listOfferZeros).map(({ name }): ZeroPrice => ({ kind: 'offer', name })),
  ...findNew(before.dailyDishes, after.dailyDishes, listOfferZeros).map((daily): ZeroPrice => ({
    kind: 'offer',
    name: daily.headline ?? nameSelection(after, daily),
  })),
];

/** The entries that cost nothing where they did before. `listZeros`: the places of a price of 0. */
function findNew<Entry extends { readonly id: string }>(
  before: readonly Entry[],
  after: readonly Entry[],
  listZeros: (entry: Entry) => readonly string[],
): readonly Entry[] {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  return after.filter((entry) => {
    const was = old.get(entry.id);
    if (was === entry) return false;
    const known = was ? listZeros(was) : [];
    return listZeros(entry).some((place) => !known.includes(place));
  });
}

/** The order types and sizes in which a dish costs nothing. */
const listDishZeros = ({ prices }: DishDocument): readonly string[] =>
  Object.entries(prices).flatMap(([type, { base, size = {} }]) => [
    ...(base === 0 ? [type] : []),
    ...Object.entries(size).flatMap(([id, price]) => (price === 0 ? [`${type} ${id}`] : [])),
  ]);

const listComboZeros = ({ price }: ComboDocument): readonly string[] =>
  Object.entries(price).flatMap(([type, amount]) => (amount === 0 ? [type] : []));

const listOfferZeros = (offer: OfferDocument | DailyDishDocument): readonly string[] =>
  'isFree' in offer && offer.isFree === true && offer.value === 0 ? ['price'] : [];

/** 'Dolci, Salami' */
const nameSelection = (menu: MenuDocument, { dishes, categories, menus }: DailyDishDocument): string =>
  [
    ...menu.categories.filter(({ id }) => categories.includes(id)),
    ...menu.dishes.filter(({ id }) => dishes.includes(id)),
    ...menu.menus.filter(({ id }) => menus.includes(id)),
  ]
    .map(({ name }) => name)
    .join(', ');
