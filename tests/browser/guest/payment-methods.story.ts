import { expect } from '@playwright/test';
import { goToOnlineCheckout } from '../support/checkout-steps.ts';
import { ORDER_BUTTON } from '../support/guest.ts';
import { story } from '../support/story.ts';

story('a debit card is paid on pickup, from its minimum amount on', { tag: '@thorough' }, async ({ guest, owner }) => {
  const shop = await goToOnlineCheckout(guest, owner, { name: 'EC-Karte', only: ['offline', 'offline_debit'] });
  await guest.presses(ORDER_BUTTON);
  await expect(guest.dialog).toContainText('4,50 €');
  await guest.dialog.getByRole('button').last().click();
  await guest.opensMenu(shop.slug);
  await guest.adds('Tiramisù della Nonna');
  await guest.goesToCheckout();
  await guest.paysBy('EC-Karte');
  // Delays the code of the next page: until then the page must not claim an empty cart.
  const { promise: seen, resolve: hasSeen } = Promise.withResolvers<void>();
  await guest.page.route('**/*.js', (route) => seen.then(() => route.fallback()));
  await guest.presses(ORDER_BUTTON);
  await guest.presses('Ja, ich hole ab');
  await expect(guest.page.getByRole('button', { name: ORDER_BUTTON })).toBeHidden();
  await expect(guest.page.getByText('Leerer Warenkorb')).toHaveCount(0);
  hasSeen();
  await expect(guest.page.getByText('EC-Karte · wird bei der Übergabe bezahlt')).toBeVisible();
});
