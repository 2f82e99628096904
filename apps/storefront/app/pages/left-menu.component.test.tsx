import { steps } from '@tischlein/ui/steps';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { findDish, renderShop } from '../../../../tests/components/render-shop.tsx';

it('a press on a dish opens nothing above the page to which the guest has gone before its code was there', async () => {
  await renderShop({ orderType: 'pickup' });
  const dish = findDish('Tiramisù della Nonna').getByRole('heading').getByRole('button');
  await expect.element(dish).toBeVisible();
  dish.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
  steps.goTo('/oeffnungszeiten');
  await expect.element(page.getByRole('heading', { name: 'Öffnungszeiten', level: 1 })).toBeVisible();
  expect(steps.current.get().dialogs).toEqual([]);
});
