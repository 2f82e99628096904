import type { WalletButton } from '@tischlein/domain/checkout-flow';
import { readFields } from '../browser/read-fields.ts';
import { loadProviderScript } from './provider-script.ts';

interface AmazonPay {
  initCheckout(checkout: object): void;
}

/**
 * Opens the wallet's checkout (S2 §4 Checkout steps: 'EUR, locale de_DE, PayAndShip'); false if its script could not be
 * loaded or has failed.
 */
export async function openAmazonPay(script: string, button: WalletButton): Promise<boolean> {
  const amazon = await loadProviderScript(script, readAmazonPay);
  try {
    amazon?.initCheckout(toCheckoutOptions(button));
  } catch {
    return false;
  }
  return amazon !== null;
}

const toCheckoutOptions = (button: WalletButton): object => ({
  merchantId: button.merchantid,
  publicKeyId: button.keyid,
  ledgerCurrency: 'EUR',
  sandbox: button.sandbox,
  checkoutLanguage: 'de_DE',
  productType: 'PayAndShip',
  placement: 'Checkout',
  createCheckoutSessionConfig: {
    payloadJSON: button.payload,
    signature: button.signature,
    algorithm: button.algorithm,
  },
});

function readAmazonPay(): AmazonPay | null {
  const pay = readFields(Reflect.get(window, 'amazon'))['Pay'];
  return isAmazonPay(pay) ? pay : null;
}

const isAmazonPay = (value: unknown): value is AmazonPay => typeof readFields(value)['initCheckout'] === 'function';
