import type { PaymentScripts } from '@tischlein/contract/shop';
import type { Policy } from '../http/security-headers.ts';

/** Where PayPal's button and window are. */
export const PAYPAL_PAGES = 'https://www.paypal.com';

const PAYPAL = [PAYPAL_PAGES, 'https://www.sandbox.paypal.com', 'https://www.paypalobjects.com'];
const AMAZON_SCRIPTS = ['https://static-eu.payments-amazon.com'];
const AMAZON_PAGES = ['https://payments.amazon.de', 'https://payments-eu.amazon.com'];

const OF_PAYPAL: Policy = {
  'script-src': PAYPAL,
  'connect-src': PAYPAL,
  'frame-src': PAYPAL,
  'img-src': PAYPAL,
  // Its button styles itself with attributes and elements of its own; a hash beside it would switch this off.
  'style-src': ["'unsafe-inline'"],
};
const OF_AMAZON: Policy = {
  'script-src': AMAZON_SCRIPTS,
  'connect-src': [...AMAZON_SCRIPTS, ...AMAZON_PAGES],
  'form-action': AMAZON_PAGES,
  'frame-src': AMAZON_PAGES,
  'img-src': AMAZON_SCRIPTS,
};

/** What the scripts of a shop's methods need on the page that loads them, and nothing for those that the shop serves itself. */
export function scriptPolicy({ PayPal_Platform: paypal, AmazonPay_Checkout: amazon }: PaymentScripts): Policy {
  const parts = [isForeign(paypal) ? OF_PAYPAL : {}, isForeign(amazon) ? OF_AMAZON : {}];
  const names = [...new Set(parts.flatMap(Object.keys))];
  return Object.fromEntries(names.map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))]]));
}

const isForeign = (script: string | undefined): boolean => script !== undefined && !script.startsWith('/');
