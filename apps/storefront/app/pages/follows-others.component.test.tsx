import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changeMenu, forOnePrice, withDish } from '../../../../tests/components/change-menu.ts';
import { renderCheckout, TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { inOtherTab } from '../../../../tests/components/in-other-tab.ts';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { findCart, findDish, renderShop } from '../../../../tests/components/render-shop.tsx';
import { setStock } from '../../../../tests/components/set-stock.ts';

const WITHIN_FIVE_SECONDS = { timeout: 10_000 };

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
