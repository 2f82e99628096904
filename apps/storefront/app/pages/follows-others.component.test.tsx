import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeMenu, forOnePrice, withDish } from '../../../../tests/components/change-menu.ts';
import { cheapOnSaturday } from '../../../../tests/components/cheap-on-saturday.ts';
import { renderCheckout, TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { GroupOfFriends } from '../../../../tests/components/group-of-friends.ts';
import { inOtherTab } from '../../../../tests/components/in-other-tab.ts';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { findCart, findDish, renderShop } from '../../../../tests/components/render-shop.tsx';
import { setStock } from '../../../../tests/components/set-stock.ts';

const WITHIN_FIVE_SECONDS = { timeout: 10_000 };

afterEach(() => void vi.useRealTimers());

it.each([
  ['raises', 790, '7,90 €'],
  ['lowers', 390, '3,90 €'],
])('the merchant %s a price: the list shows it', async (_, cents, words) => {
  const slug = await openBranch();
  await renderShop({ slug, orderType: 'pickup' });
  await expect.element(findDish('Tiramisù della Nonna')).toMatchTextContent('5,50 €');
  await changeMenu(slug, withDish('Tiramisù della Nonna', forOnePrice(cents)));
  await expect.element(findDish('Tiramisù della Nonna'), WITHIN_FIVE_SECONDS).toMatchTextContent(words);
});

it('a daily price ends at midnight: the list shows the usual one', async () => {
  const period = { dayIndex: 6, minOffset: 23 * 60 + 59 } as const;
  await renderShop({ menu: cheapOnSaturday(TIRAMISU.dish), orderType: 'pickup', period });
  await expect.element(findDish(TIRAMISU.dish)).toMatchTextContent('3,50 €');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
  await expect.element(findDish(TIRAMISU.dish)).not.toMatchTextContent('3,50 €');
  await expect.element(findDish(TIRAMISU.dish)).toMatchTextContent('5,50 €');
});

it('a dish that is back in stock can be put into the cart again', async () => {
  const slug = await openBranch();
  await renderShop({ slug, orderType: 'pickup' });
  await setStock(slug, 'pizza-margherita', 'untilTomorrow');
  const dish = findDish('Pizza Margherita');
  await expect.element(dish, WITHIN_FIVE_SECONDS).toMatchTextContent('Heute ausverkauft');
  await setStock(slug, 'pizza-margherita', 'back');
  await expect
    .element(dish.getByRole('button', { name: 'Pizza Margherita hinzufügen' }), WITHIN_FIVE_SECONDS)
    .toBeVisible();
  await expect.element(dish).not.toMatchTextContent('Heute ausverkauft');
});

it('a member leaves the group: the checkout of its owner says so', async () => {
  const friends = await GroupOfFriends.meets({ mine: 'Ada', names: ['Ada', 'Ben'] });
  await renderCheckout({ orderType: 'pickup', items: [TIRAMISU] });
  await expect.element(page.getByRole('button', { name: 'Auswahl abschließen und zur Kasse' })).toBeVisible();
  await friends.changeMember('Ben', { leave: true });
  await expect.element(page.getByText('Ben ist nicht mehr dabei.').first()).toBeVisible();
});

it('another tab empties the cart: the list goes on with an empty one', async () => {
  const slug = await openBranch();
  await renderShop({ slug, orderType: 'pickup', items: [TIRAMISU] });
  await expect.element(findCart()).toMatchTextContent('5,50 €');
  inOtherTab(slug, 'cart', () => ({ items: [] }));
  await expect.element(page.getByText('Noch nichts im Warenkorb')).toBeVisible();
});

it('another tab empties the cart: the checkout says so and leads to the menu', async () => {
  const slug = await openBranch();
  await renderCheckout({ slug, orderType: 'pickup', items: [TIRAMISU] });
  await expect.element(page.getByLabelText('Name', { exact: true })).toBeVisible();
  inOtherTab(slug, 'cart', () => ({ items: [] }));
  await expect.element(page.getByRole('alert')).toMatchTextContent('Leerer Warenkorb');
  await expect.element(page.getByRole('link', { name: 'Zur Speisekarte' })).toBeVisible();
});
