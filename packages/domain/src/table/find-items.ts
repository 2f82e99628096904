import type { DeliveryType } from '../delivery-type.ts';
import { foldText } from '../menu/fold-text.ts';
import type { Combo, Dish, Menu } from '../menu/menu.ts';
import { isOffered } from '../menu/prices.ts';

type Item = Dish | Combo;

/**
 * Finds what staff type: a dish number, or the first letters of words of a name in their order. '12' finds number 12
 * before 120, 'sp ca' finds 'Spaghetti alla carbonara'. Best first; nothing for an empty text.
 */
export function findItems(menu: Menu, text: string, deliveryType: DeliveryType = 'dineIn'): readonly Item[] {
  const typed = toWords(text);
  if (typed.length === 0) return [];
  const dishes = menu.categories.flatMap((category) => category.dishes).filter((dish) => isOffered(dish, deliveryType));
  const combos = [...menu.combos.values()].filter((combo) => combo.price[deliveryType] !== null);
  const ranked = [...dishes, ...combos].flatMap((item) => {
    const rank = rankItem(item, typed);
    return rank === null ? [] : [{ item, rank }];
  });
  return ranked.toSorted((left, right) => left.rank - right.rank).map(({ item }) => item);
}

/** The dish with exactly this number; null if there is none at tables. */
export function findByNumber(menu: Menu, number: string): Dish | null {
  const wanted = foldText(number.trim());
  const dishes = menu.categories.flatMap((category) => category.dishes);
  return dishes.find((dish) => foldText(dish.number) === wanted && wanted !== '' && isOffered(dish, 'dineIn')) ?? null;
}

const EXACT_NUMBER = 0;
const NUMBER = 1;
const FROM_FIRST_WORD = 2;
const LATER_WORDS = 3;

function rankItem(item: Item, typed: readonly string[]): number | null {
  const [first = '', ...others] = typed;
  if ('number' in item && others.length === 0) {
    const number = foldText(item.number);
    if (number === first) return EXACT_NUMBER;
    if (number.startsWith(first)) return NUMBER;
  }
  const words = toWords(item.name);
  if (!beginInOrder(words, typed)) return null;
  return words[0]?.startsWith(first) ? FROM_FIRST_WORD : LATER_WORDS;
}

/** Whether each typed text begins a word, every one behind the word of the text before it. */
function beginInOrder(words: readonly string[], typed: readonly string[]): boolean {
  let from = 0;
  return typed.every((text) => {
    const place = words.findIndex((word, index) => index >= from && word.startsWith(text));
    from = place + 1;
    return place >= 0;
  });
}

const toWords = (text: string): string[] =>
  foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
