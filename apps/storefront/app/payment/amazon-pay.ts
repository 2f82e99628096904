import { readFields } from '../guest/order-options.ts';
import { loadProviderScript } from './provider-script.ts';

/** What the wallet's button is made of, signed by the shop (S2 §3 'payload, signature and keyid'). */
export interface WalletButton {
  readonly payload: string;
  readonly signature: string;
  readonly keyid: string;
  readonly merchantid: string;
  readonly algorithm: string;
  readonly sandbox: boolean;
}

interface AmazonPay {
  initCheckout(checkout: object): void;
}

/** Leads to the wallet's pages as its button does (S2 §4 'EUR, locale de_DE, PayAndShip'); false: its script did not come. */
export async function openAmazonPay(script: string, button: WalletButton): Promise<boolean> {
  const amazon = await loadProviderScript(script, readAmazonPay);
  amazon?.initCheckout({
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
  return amazon !== null;
}

function readAmazonPay(): AmazonPay | null {
  const pay = readFields(Reflect.get(window, 'amazon'))['Pay'];
  return isAmazonPay(pay) ? pay : null;
}

const isAmazonPay = (value: unknown): value is AmazonPay => typeof readFields(value)['initCheckout'] === 'function';
