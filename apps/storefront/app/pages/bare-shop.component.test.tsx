import '../styles/layers.css';
import type { MenuDocument } from '@tischlein/domain/menu';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { createBareMenu, createLargeMenu, LONG_NAME } from '../../../../tests/browser/support/bare-menu.ts';
import { findBrokenLayout } from '../../../../tests/components/find-broken-layout.ts';
import { findDish, renderShop } from '../../../../tests/components/render-shop.tsx';

// What a merchant has on the first day: no logo, no accounts, no pictures, a long name, and a menu of their own.
const BARE = { title: LONG_NAME, enableLogin: false, enableDishPictures: false } as const;

const find = (selector: string): Element => {
  const element = document.querySelector(selector);
  if (!element) throw new Error(`${selector} is missing`);
  return element;
};

const renderBare = async (menu: (menu: MenuDocument) => MenuDocument): Promise<void> => {
  await renderShop({ config: BARE, isIndependent: true, menu });
  await expect.element(page.getByRole('heading', { level: 1, name: LONG_NAME })).toBeVisible();
};

describe.each([320, 390, 1440])('at %i px', (width) => {
  it.each([
    ['only drinks', createBareMenu],
    ['255 dishes', createLargeMenu],
  ])('a bare shop can be read: %s', async (_, menu) => {
    await page.viewport(width, 844);
    await renderBare(menu);
    for (const part of ['.masthead', '.menu', '.site-foot']) expect(findBrokenLayout(find(part))).toEqual([]);
    expect(document.documentElement.scrollWidth).toBe(width);
  });
});

it('offers a bar no filters for food', async () => {
  await page.viewport(390, 844);
  await renderBare(createBareMenu);
  const filters = page.getByRole('group', { name: 'Filter' });
  await expect.element(filters.getByRole('button', { name: 'Vegetarisch' })).not.toBeInTheDocument();
  await expect.element(filters.getByRole('button', { name: 'Nicht scharf' })).not.toBeInTheDocument();
});

it('shows more dishes at once without pictures: the button stands beside the words', async () => {
  await page.viewport(390, 844);
  await renderBare(createBareMenu);
  const row = findDish('Augustiner Hell').element();
  expect(row.getBoundingClientRect().height).toBeLessThan(96);
});

it("finds what can be ordered now in a large menu: 'Jetzt bestellbar'", async () => {
  await page.viewport(1440, 900);
  await renderShop({
    menu: (menu) => {
      const large = createLargeMenu(menu);
      const [first, ...others] = large.dishes;
      if (!first) throw new Error('no dish');
      return { ...large, dishes: [{ ...first, name: 'Ausverkauftes', soldOut: true }, ...others] };
    },
  });
  await expect.element(findDish('Ausverkauftes')).toMatchTextContent('Heute ausverkauft');
  await page.getByRole('button', { name: 'Jetzt bestellbar' }).click();
  await expect.element(page.getByRole('button', { name: 'Jetzt bestellbar' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByText('254 Gerichte gefunden')).toBeInTheDocument();
  await expect.poll(() => location.search).toBe('?jetzt=1');
});

it('folds what is served at another time in a large menu', async () => {
  await page.viewport(390, 844);
  await renderBare((menu) => {
    const large = createLargeMenu(menu);
    const lunch = large.categories[1]?.id;
    const timetable = ([1, 2, 3, 4, 5] as const).map((dayIndex) => ({ dayIndex, from: '11:30', to: '14:30' }));
    return {
      ...large,
      categories: large.categories.map((category) => (category.id === lunch ? { ...category, timetable } : category)),
    };
  });
  const fold = page.getByText('17 Gerichte ansehen – jetzt nicht bestellbar');
  await expect.element(fold).toBeVisible();
  await expect.element(page.getByText('ansehen – jetzt nicht bestellbar')).toHaveLength(1);
  const hidden = page.getByText(/^Erst .*bestellbar$/);
  await expect.element(hidden.first()).not.toBeVisible();
  await fold.click();
  await expect.element(hidden.first()).toBeVisible();
});

it('says once for a category that its allergens are not declared yet', async () => {
  await page.viewport(390, 844);
  await renderBare((menu) => {
    const bare = createBareMenu(menu);
    return { ...bare, dishes: bare.dishes.map((dish) => ({ ...dish, declarations: null })) };
  });
  const words = page.getByText('Allergene noch nicht hinterlegt');
  await expect.element(words).toHaveLength(2);
  await expect.element(findDish('Gin Tonic').getByRole('button', { name: 'hinzufügen' })).not.toBeInTheDocument();
});
