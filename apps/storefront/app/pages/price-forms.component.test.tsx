import '../styles/layers.css';
import type { NamedItem } from '@tischlein/domain/cart';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findBrokenLayout } from '../../../../tests/components/find-broken-layout.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { findCart, findDish, openDish, renderShop } from '../../../../tests/components/render-shop.tsx';

// A price may be a list price, reduced from the lowest or the list price, of the day, with a deposit, free or two for one.
// Law and shops decide how long its words are: each form must fit wherever it is shown.

const DOUGH = { group: 'Teig', item: 'Klassischer Teig', amount: 1 };
const LIST: NamedItem = { dish: 'Pizza Margherita', size: '26 cm', extras: [DOUGH], amount: 1 };
const REDUCED: NamedItem = { dish: 'Pizza Salame', size: 'Familie, 40 × 60 cm', extras: [DOUGH], amount: 30 };
const DAILY: NamedItem = { dish: 'Spaghetti alle Vongole', amount: 12 };
const DEPOSIT: NamedItem = { dish: 'Limonata', size: '0,33 l', amount: 24 };
const TWO_FOR_ONE: NamedItem = { dish: 'Spaghetti Carbonara', amount: 2 };
const ALL = [LIST, REDUCED, DAILY, DEPOSIT, TWO_FOR_ONE];
const WIDTHS = [320, 360, 390, 1440] as const;

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is missing`);
  return element;
};

describe.each(WIDTHS)('at %i px', (width) => {
  const render = async (...shown: Parameters<typeof renderShop>): Promise<void> => {
    await page.viewport(width, 900);
    await renderShop(...shown);
  };
  const openCart = async (): Promise<Element> => {
    if (width >= 1024) {
      await expect.element(findCart().getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
      return findCart().element();
    }
    await page.getByRole('button', { name: 'Zum Warenkorb' }).click();
    const sheet = page.getByRole('dialog', { name: /Warenkorb/ });
    await expect.element(sheet.getByRole('link', { name: 'Zur Kasse' })).toBeVisible();
    return sheet.element();
  };

  it.each(ALL.map((item) => ['dish' in item ? item.dish : '', item] as const))(
    'the cart shows %s whole',
    async (_, item) => {
      await render({ orderType: 'pickup', items: [item] });
      expect(findBrokenLayout(await openCart())).toEqual([]);
    },
  );

  it('the cart shows all of them together, and a gift', async () => {
    await render({ orderType: 'pickup', items: ALL });
    const cart = await openCart();
    await page.elementLocator(cart).getByRole('button', { name: 'Auswählen' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Tiramisù gratis' });
    await expect.element(dialog).toBeVisible();
    expect(findBrokenLayout(dialog.element())).toEqual([]);
    await dialog.getByRole('radio', { name: 'Tiramisù della Nonna' }).click();
    await dialog.getByRole('button', { name: 'OK', exact: true }).click();
    await expect.element(page.elementLocator(cart).getByText('gratis', { exact: true })).toBeVisible();
    expect(findBrokenLayout(cart)).toEqual([]);
  });

  it.each(['Pizza Margherita', 'Pizza Salame', 'Spaghetti alle Vongole', 'Limonata', 'Spaghetti Carbonara'])(
    'the menu and the dialog of %s show it whole',
    async (dish) => {
      await render({ orderType: 'pickup', items: [LIST, DAILY, DEPOSIT] });
      await expect.element(findDish(dish)).toBeVisible();
      expect(findBrokenLayout(findDish(dish).element())).toEqual([]);
      const dialog = await openDish(dish);
      await expect.element(dialog.getByRole('button', { name: 'IN DEN WARENKORB' })).toBeVisible();
      for (let times = 0; times < 3; times += 1) await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
      const foot = find('dialog[open] .dialog-foot');
      expect(findBrokenLayout(foot)).toEqual([]);
      expect(foot.scrollWidth).toBeLessThanOrEqual(foot.clientWidth);
    },
  );

  it('the dialog of a combo shows its price whole', async () => {
    await render({ orderType: 'pickup' });
    const dialog = await openDish('Menü per Due');
    await expect.element(dialog.getByRole('button', { name: 'WEITER' })).toBeVisible();
    expect(findBrokenLayout(find('dialog[open] .dialog-foot'))).toEqual([]);
  });

  it('the checkout shows their sums whole', async () => {
    await render({ orderType: 'pickup', items: ALL, path: '/checkout' });
    await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
    expect(findBrokenLayout(find('main'))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('the page of their order and its receipt show it whole', async () => {
    const id = await placeOrder({ items: ALL });
    for (const path of [`/checkout/success/${id}`, `/checkout/success/${id}/beleg`]) {
      await render({ path });
      await expect.element(page.getByText('633,60').first()).toBeVisible();
      expect(findBrokenLayout(find('main'))).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });
});
