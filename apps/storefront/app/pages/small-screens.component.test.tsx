import '../styles/layers.css';
import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { renderShop } from '../../../../tests/components/render-shop.tsx';

const box = (selector: string): DOMRect => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(selector);
  return element.getBoundingClientRect();
};

beforeEach(() => page.viewport(390, 844));

it.each([
  ['with a line of text', {}],
  ['without one', { minimumOrderValue: 0 }],
])('Tab never moves behind the bar of the cart: %s (WCAG 2.2, 2.4.11)', async (_, terms) => {
  await renderShop({ items: [TIRAMISU], terms });
  await expect.element(page.getByRole('button', { name: 'Zum Warenkorb' })).toBeVisible();
  const bar = box('.cart-bar');
  const covered: string[] = [];
  for (let presses = 0; presses < 60; presses += 1) {
    await userEvent.tab();
    const focused = document.activeElement;
    if (!focused || focused === document.body || focused.closest('.cart-bar')) continue;
    const { top, bottom } = focused.getBoundingClientRect();
    if (bottom > bar.top && top < bar.bottom) covered.push(focused.textContent);
  }
  expect(covered).toEqual([]);
});
