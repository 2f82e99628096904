import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

it("names the dishes that are part of a dish as its main components (S1 §2 Dish info: 'main components')", async () => {
  await renderShop({
    menu: (menu) => {
      const dish = menu.dishes.find(({ name }) => name === 'Tiramisù della Nonna')?.id;
      return {
        ...menu,
        dishes: menu.dishes.map((each) =>
          each.name === 'Pizza Diavola' && dish ? { ...each, primarySubDishes: [{ dish }] } : each,
        ),
      };
    },
  });
  const dialog = await openDish('Pizza Diavola');
  await dialog.getByRole('button', { name: 'Alle Allergene und Nährwerte' }).click();
  const info = page.getByRole('dialog').filter({ hasText: 'Informationen über das Gericht' });
  await expect.element(info.getByRole('heading', { name: 'Bestandteile' })).toBeVisible();
  await expect.element(info.getByText('Tiramisù della Nonna', { exact: true })).toBeVisible();
});
