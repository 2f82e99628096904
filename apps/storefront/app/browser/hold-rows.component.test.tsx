import { afterEach, beforeEach, expect, it } from 'vitest';
import { findDish, renderShop } from '../../../../tests/components/render-shop.tsx';
import { holdRows } from './hold-rows.ts';

let stop = (): void => {};
// As in WebKit.
beforeEach(() => document.documentElement.style.setProperty('overflow-anchor', 'none'));
afterEach(() => {
  stop();
  document.documentElement.style.removeProperty('overflow-anchor');
});

it('a row stays under the finger when others appear above it and vanish', async () => {
  await renderShop();
  const dish = findDish('Tiramisù della Nonna');
  await expect.element(dish).toBeVisible();
  stop = holdRows();
  dish.element().scrollIntoView({ block: 'center', behavior: 'instant' });
  const readTop = (): number => dish.element().getBoundingClientRect().top;
  const before = readTop();
  // Pages scroll by whole pixels.
  const hasMoved = (): boolean => Math.abs(readTop() - before) > 1;
  await new Promise((resolve) => addEventListener('scroll', resolve, { once: true }));
  const others = document.createElement('div');
  others.style.setProperty('block-size', '200px');
  document.querySelector('.menu')?.prepend(others);
  await expect.poll(hasMoved).toBe(false);
  others.remove();
  await expect.poll(hasMoved).toBe(false);
});
