import type { LeaveEffect } from '@tischlein/domain/checkout-flow';
import { formatLocation } from '@tischlein/domain/delivery';
import { steps } from '@tischlein/ui/steps';
import { switchToBranch } from '../../ordering/switch-branch.ts';
import { openAmazonPay } from '../../payment/amazon-pay.ts';
import { openProvider } from '../../payment/open-provider.ts';
import type { CheckoutPlace } from './checkout-place.ts';
import { waitForKeptAddress } from './keep-address.ts';
import { toCheckoutChoices } from './initial-input.ts';

/** Leaves the checkout; false if the provider could not be opened. */
export async function leaveCheckout(
  effect: LeaveEffect,
  { page, order, form, showOrder }: CheckoutPlace,
): Promise<boolean> {
  switch (effect.kind) {
    case 'openWallet':
      await waitForKeptAddress();
      return openAmazonPay(page.shop.paymentScripts?.AmazonPay_Checkout ?? '', effect.button);
    case 'assign':
      await waitForKeptAddress();
      return openProvider(effect.url);
    case 'showOrder':
      showOrder(effect.orderId);
      return true;
    case 'switchTo': {
      const input = form.now();
      const location = formatLocation(input.fields);
      const checkout = toCheckoutChoices(input);
      const target = { branch: effect.branch, allShops: [], location, selectedDish: null, checkout };
      switchToBranch(page, order, { ...target, stay: () => globalThis.location.reload() });
      return true;
    }
    case 'reload':
      steps.whenSettled(() => location.reload());
      return true;
  }
}
