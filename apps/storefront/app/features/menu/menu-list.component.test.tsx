import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

it('a shop without daily dishes has no slider', async () => {
  await renderShop({ menu: (menu) => ({ ...menu, dailyDishes: [] }) });
  await expect.element(page.getByRole('heading', { level: 3, name: /Pizza Margherita$/ })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Tagesgerichte' })).not.toBeInTheDocument();
});
