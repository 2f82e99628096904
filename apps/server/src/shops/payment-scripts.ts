import type { PaymentAccount } from '@tischlein/contract/office';
import type { PaymentScripts } from '@tischlein/contract/shop';
import { PRACTICE_PATH } from './practice-path.ts';

const PAYPAL_SCRIPT = 'https://www.paypal.com/sdk/js';
const AMAZON_SCRIPT = 'https://static-eu.payments-amazon.com/checkout.js';

/** The provider scripts that render the buttons of these accounts, by method. Practice providers have their own. */
export function listPaymentScripts(accounts: readonly PaymentAccount[]): PaymentScripts {
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
