import type { SavedCart } from '@tischlein/domain/cart';
import { dishId, offerId } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { NO_CHOICES } from './offer-choices.ts';
import { undoChoices, undoChange } from './undo-change.ts';

/** 'pizza 2, cola' */
const cart = (words: string): SavedCart => ({
  items: words
    .split(', ')
    .filter(Boolean)
    .map((item) => {
      const [dish = '', amount = '1'] = item.split(' ');
      return { dishId: dish, amount: Number(amount), without: [], extras: [] };
    }),
});

describe('undoing a change of the cart', () => {
  it.each([
    ['nothing else was done', 'pizza 2, cola', 'cola', 'cola', 'pizza 2, cola'],
    ['something came since then', 'pizza, cola', 'cola', 'cola, eis', 'pizza, cola, eis'],
    ['the same came since then', 'pizza 2', '', 'pizza', 'pizza 3'],
    ['another one went since then', 'pizza, cola', 'cola', '', 'pizza'],
    ['the rest was counted up since then', 'pizza, cola', 'cola', 'cola 3', 'pizza, cola 3'],
  ])('%s', (_, before, after, now, expected) => {
    expect(undoChange({ before: cart(before), after: cart(after) }, cart(now))).toEqual(cart(expected));
  });

  it('undoes two changes one after the other, the older one first', () => {
    const [whole, without, empty] = [cart('pizza, cola'), cart('cola'), cart('')];
    const once = undoChange({ before: whole, after: without }, empty);
    expect(undoChange({ before: without, after: empty }, once).items).toEqual(expect.arrayContaining([...whole.items]));
  });
});

describe('offer choices removed with the change', () => {
  const [pasta, cake, soda] = [offerId('pasta'), offerId('kuchen'), offerId('limo')];
  const free = (id: typeof pasta, dish: string) => ({ offerId: id, dishId: dishId(dish), sizeId: null });

  it('come back', () => {
    const before = {
      selectedFreeItems: [free(cake, 'tiramisu')],
      confirmedTwoForOnePromotions: [pasta],
      deniedTwoForOnePromotions: [soda],
    };
    expect(undoChoices(before, NO_CHOICES)).toEqual(before);
  });

  it('stay away if the guest has chosen differently since', () => {
    const before = {
      ...NO_CHOICES,
      selectedFreeItems: [free(cake, 'tiramisu')],
      confirmedTwoForOnePromotions: [pasta],
    };
    const now = {
      ...NO_CHOICES,
      selectedFreeItems: [free(cake, 'panna-cotta')],
      deniedTwoForOnePromotions: [pasta],
    };
    expect(undoChoices(before, now)).toEqual(now);
  });
});
