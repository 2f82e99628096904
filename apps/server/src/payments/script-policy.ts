import type { PaymentScripts } from '@tischlein/contract/shop';
import type { Policy } from '../http/security-headers.ts';

/** Origins of PayPal's button and window, in sandbox and live. */
export const PAYPAL_PAGES = 'https://*.paypal.com';

// By directive from https://developer.paypal.com/sdk/js/best-practices, without Venmo, which does not take euros.
const PAYPAL = [PAYPAL_PAGES, 'https://*.paypalobjects.com'];

// From etc/csp_whitelist.xml of Amazon Pay's plugin, https://github.com/amzn/amazon-payments-magento-2-plugin,
// Germany only.
const AMAZON_ASSETS = ['https://*.payments-amazon.com'];
const AMAZON_PAGES = ['https://*.amazon.de', 'https://*.amazon.com'];

const OF_PAYPAL: Policy = {
  // No inline scripts, although PayPal recommends them: they would be allowed for everything.
  'script-src': PAYPAL,
  'connect-src': PAYPAL,
  'frame-src': PAYPAL,
  'child-src': PAYPAL,
  'img-src': [...PAYPAL, 'data:'],
  // The button uses inline styles; a hash next to 'unsafe-inline' would disable it.
  'style-src': [...PAYPAL, "'unsafe-inline'"],
};
const OF_AMAZON: Policy = {
  'script-src': AMAZON_ASSETS,
  'connect-src': [...AMAZON_PAGES, 'https://*.amazonpay.de'],
  'form-action': AMAZON_PAGES,
  'frame-src': [...AMAZON_PAGES, ...AMAZON_ASSETS],
  'img-src': [...AMAZON_ASSETS, 'https://*.media-amazon.com'],
};

/**
 * Returns what the policy has to allow for the scripts of a shop's methods; scripts served by the shop need
 * nothing. Stripe and Unzer load no script here: guests go to their pages.
 */
export function scriptPolicy({ PayPal_Platform: paypal, AmazonPay_Checkout: amazon }: PaymentScripts): Policy {
  const parts = [isExternal(paypal) ? OF_PAYPAL : {}, isExternal(amazon) ? OF_AMAZON : {}];
  const names = [...new Set(parts.flatMap(Object.keys))];
  return Object.fromEntries(names.map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))]]));
}

const isExternal = (script: string | undefined): boolean => script !== undefined && !script.startsWith('/');
