import { dishId, offerId } from '@tischlein/domain';
import { createStore } from '@tischlein/ui/store';
import { describe, expect, it } from 'vitest';
import { createEmptyGuest } from './guest.ts';
import { decideTwoForOne, removeFreeItem, takeFreeItem } from './choose-offers.ts';
import { NO_CHOICES, readChoices } from './offer-choices.ts';

const PASTA = offerId('pasta');
const cake = { offerId: offerId('kuchen'), dishId: dishId('tiramisu'), sizeId: null };
const lemonade = { offerId: offerId('limo'), dishId: dishId('limonata'), sizeId: null };
const states = [cake, lemonade].map(({ offerId: id }) => ({ offerId: id, combinable: id === cake.offerId }));
const aGuest = () => ({ ...createEmptyGuest(), choices: createStore(NO_CHOICES) });

describe('choices among offers', () => {
  it('survive a round trip through storage', () => {
    const choices = { ...NO_CHOICES, selectedFreeItems: [cake], deniedTwoForOnePromotions: [PASTA] };
    expect(readChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  });

  it.each([null, 'x', [], { selectedFreeItems: [{ offerId: 'kuchen' }, 5], confirmedTwoForOnePromotions: [5, null] }])(
    'ignore malformed values: %j',
    (kept) => {
      expect(readChoices(kept)).toEqual(NO_CHOICES);
    },
  );

  it('hold a promotion as confirmed or denied, never both (S1 §4)', () => {
    const guest = aGuest();
    decideTwoForOne(guest, PASTA, 'confirmed');
    decideTwoForOne(guest, PASTA, 'denied');
    expect(guest.choices.get()).toEqual({ ...NO_CHOICES, deniedTwoForOnePromotions: [PASTA] });
    decideTwoForOne(guest, PASTA, 'confirmed');
    expect(guest.choices.get()).toEqual({ ...NO_CHOICES, confirmedTwoForOnePromotions: [PASTA] });
  });

  it('a free item that cannot be combined replaces the others (S3 T9)', () => {
    const guest = aGuest();
    takeFreeItem(guest, cake, states as never);
    takeFreeItem(guest, lemonade, states as never);
    expect(guest.choices.get().selectedFreeItems).toEqual([lemonade]);
    removeFreeItem(guest, lemonade.offerId);
    expect(guest.choices.get()).toEqual(NO_CHOICES);
  });
});
