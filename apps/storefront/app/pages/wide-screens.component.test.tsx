import { showToast } from '@tischlein/ui/toasts';
import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDish, renderShop } from '../../../../tests/components/render-shop.tsx';
import { findBrokenLayout } from '../../../../tests/components/find-broken-layout.ts';

const findElement = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(selector);
  return element;
};
const box = (selector: string): DOMRect => findElement(selector).getBoundingClientRect();

beforeEach(() => page.viewport(1440, 900));

it('picture and name of a dish stay in sight while its extras are chosen', async () => {
  await renderShop();
  await openDish('Pizza Diavola');
  await expect.element(page.getByRole('heading', { name: 'EXTRAS' })).toBeInTheDocument();
  const scroll = findElement('.dish-dialog .dialog-scroll');
  const { top } = box('.dish-about h2');
  scroll.scrollTop = 900;
  expect(scroll.scrollTop).toBeGreaterThan(300);
  expect(box('.dish-about h2').top).toBeCloseTo(top, 0);
});

it('a message in a dialog never lies on its action bar', async () => {
  await renderShop();
  await openDish('Pizza Diavola');
  const foot = box('.dialog-foot');
  for (const number of [1, 2, 3]) showToast({ icon: 'info', text: `Nachricht ${number}` });
  await expect.element(page.getByText('Nachricht 3')).toBeVisible();
  expect(box('.dialog-foot')).toEqual(foot);
  expect(box('.toast:last-child').bottom).toBeLessThanOrEqual(foot.top);
  expect(box('.toast').top).toBeGreaterThan(box('.dialog-scroll').top);
});

it('a long name in the rail is written out', async () => {
  const name = 'Hühnerfleischgerichte (mit Reis oder gebratenen Nudeln)';
  await renderShop({
    menu: (menu) => ({
      ...menu,
      categories: menu.categories.map((category, place) => (place === 0 ? { ...category, name } : category)),
    }),
  });
  await expect.element(page.getByRole('link', { name })).toBeVisible();
  expect(findBrokenLayout(findElement('.menu-bar'))).toEqual([]);
  expect(box('.category-rail a').right).toBeLessThanOrEqual(box('.menu-bar').right);
});
