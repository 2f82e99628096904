import { expect } from '@playwright/test';
import { ADA, ORDER_BUTTON } from '../support/guest.ts';
import type { Scene, SceneCast } from './scene.ts';

/** From the checkout to the page of the order. */
export const CHECKOUT_SCENES: readonly Scene[] = [
  { name: 'checkout', isWholePage: true, show: atCheckout },
  {
    name: 'checkout-invalid',
    isWholePage: true,
    show: async (cast) => {
      await atCheckout(cast);
      await cast.guest.presses(ORDER_BUTTON);
      await expect(cast.page.getByText('Bitte gib Deinen Namen ein.')).toBeVisible();
    },
  },
  {
    name: 'order',
    isWholePage: true,
    show: async (cast) => {
      await atCheckout(cast);
      await cast.guest.introduces(ADA);
      await cast.guest.orders();
    },
  },
];

async function atCheckout({ guest, shop }: SceneCast): Promise<void> {
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna', { amount: 2 });
  await guest.goesToCheckout();
}
