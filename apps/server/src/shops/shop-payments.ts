import type { PaymentAccount } from '@tischlein/contract/office';
import type { PaymentScripts } from '@tischlein/contract/shop';
import type { LeastAmounts } from '@tischlein/domain/checkout';
import { type HeidelpayVariant, isOnlineMethod, type PaymentMethod, type ShopConfig } from '@tischlein/domain/shop';
import { type MethodRoute, methodRoute } from './method-routes.ts';
import { PRACTICE_PATH } from './practice-path.ts';

/** The payment methods of a shop, resolved when it is loaded. Contains no secrets. */
export interface ShopPayments {
  /** Routes of the online methods that can be offered. */
  readonly routes: ReadonlyMap<PaymentMethod, MethodRoute>;
  /** The only place for what providers charge at least; methods without a bound are missing. */
  readonly leastAmounts: LeastAmounts;
  /** The shop's methods that can be offered, in its order. */
  readonly offered: readonly PaymentMethod[];
  /** Configured, but hidden because no account of the shop supports them (S3 K2). */
  readonly hidden: readonly PaymentMethod[];
  /** Public ids for provider scripts. */
  readonly paypalPlatformClientId: string | null;
  readonly heidelpayPublicKey: string | null;
  /** null: 'Heidelpay' is not offered. */
  readonly heidelpayVariant: HeidelpayVariant | null;
  /** Provider scripts that render the buttons of offered methods. */
  readonly scripts: PaymentScripts;
}

const WITH_OWN_BUTTON: readonly PaymentMethod[] = ['PayPal_Platform', 'AmazonPay_Checkout'];

/** Resolves what a shop can offer with the accounts that work here. */
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
  const bounded = [...routes].flatMap(([method, { leastAmount }]) =>
    leastAmount === null ? [] : [[method, leastAmount] as const],
  );
  return {
    routes,
    leastAmounts: Object.fromEntries(bounded),
    offered,
    hidden: paymentMethods.filter((method) => !offered.includes(method)),
    paypalPlatformClientId: paypal?.clientId ?? null,
    heidelpayPublicKey: unzer?.publicKey ?? null,
    heidelpayVariant: routes.has('Heidelpay') ? (unzer?.heidelpayVariant ?? null) : null,
    scripts: listPaymentScripts(accounts.filter(({ provider }) => buttons.has(provider))),
  };
}

const PAYPAL_SCRIPT = 'https://www.paypal.com/sdk/js';
const AMAZON_SCRIPT = 'https://static-eu.payments-amazon.com/checkout.js';

/** The provider scripts that render the buttons of these accounts, by method. Practice providers have their own. */
function listPaymentScripts(accounts: readonly PaymentAccount[]): PaymentScripts {
  return Object.fromEntries(accounts.flatMap((account) => findScript(account) ?? []));
}

function findScript(account: PaymentAccount): [keyof PaymentScripts, string][] | null {
  const isPractice = account.mode === 'demo';
  switch (account.provider) {
    case 'paypal': {
      const query = new URLSearchParams({ 'client-id': account.clientId, ...PAYPAL_OPTIONS });
      const script = isPractice ? `${PRACTICE_PATH}/paypal-sdk.js` : PAYPAL_SCRIPT;
      return [['PayPal_Platform', `${script}?${query.toString()}`]];
    }
    case 'amazonPay':
      return [['AmazonPay_Checkout', isPractice ? `${PRACTICE_PATH}/amazon-checkout.js` : AMAZON_SCRIPT]];
    case 'stripe':
    case 'unzer':
      return null;
  }
}

// S2 §7 Third-party loads: 'currency EUR, commit true'. With commit the button says that the order costs money
// (S3 K1).
const PAYPAL_OPTIONS = { currency: 'EUR', commit: 'true', intent: 'capture', components: 'buttons', locale: 'de_DE' };
