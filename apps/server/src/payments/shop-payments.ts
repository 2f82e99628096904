import type { PaymentAccount } from '@tischlein/contract/office';
import type { PaymentScripts } from '@tischlein/contract/shop';
import type { PaymentMethod, ShopConfig } from '@tischlein/domain/shop';
import { listPaymentScripts } from './payment-scripts.ts';
import { isOnlineMethod, type MethodRoute, methodRoute } from './method-routes.ts';

/** How a shop is paid, worked out once when it is loaded; holds no secret. */
export interface ShopPayments {
  /** By method that is paid online and can be offered. */
  readonly routes: ReadonlyMap<PaymentMethod, MethodRoute>;
  /** The shop's payment methods that can really be offered, in its order. */
  readonly offered: readonly PaymentMethod[];
  /** Configured, and hidden because no account of the shop can do it (spec 3 K2). */
  readonly hidden: readonly PaymentMethod[];
  /** What the browser needs to load a provider's script. */
  readonly paypalPlatformClientId: string | null;
  readonly heidelpayPublicKey: string | null;
  /** Scripts of providers that make the buttons of methods which are offered. */
  readonly scripts: PaymentScripts;
}

const WITH_OWN_BUTTON: readonly PaymentMethod[] = ['PayPal_Platform', 'AmazonPay_Checkout'];

/** What a shop can offer with the accounts that work here. */
export function resolveShopPayments(
  { paymentMethods }: Pick<ShopConfig, 'paymentMethods'>,
  accounts: readonly PaymentAccount[],
): ShopPayments {
  const routes = new Map<PaymentMethod, MethodRoute>();
  for (const method of paymentMethods.filter(isOnlineMethod)) {
    const route = methodRoute(method, accounts);
    if (route) routes.set(method, route);
  }
  const offered = paymentMethods.filter((method) => !isOnlineMethod(method) || routes.has(method));
  const buttons = new Set(
    WITH_OWN_BUTTON.filter((method) => routes.has(method)).map((method) => routes.get(method)?.provider),
  );
  const paypal = accounts.find((account) => account.provider === 'paypal');
  const unzer = accounts.find((account) => account.provider === 'unzer');
  return {
    routes,
    offered,
    hidden: paymentMethods.filter((method) => !offered.includes(method)),
    paypalPlatformClientId: paypal?.clientId ?? null,
    heidelpayPublicKey: unzer?.publicKey ?? null,
    scripts: listPaymentScripts(accounts.filter(({ provider }) => buttons.has(provider))),
  };
}
