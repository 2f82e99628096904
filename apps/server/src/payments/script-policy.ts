import type { PaymentScripts } from '@tischlein/contract/shop';
import type { Policy } from '../http/security-headers.ts';

/** Where PayPal's button and window are, in the sandbox as live. */
export const PAYPAL_PAGES = 'https://*.paypal.com';

// https://developer.paypal.com/sdk/js/best-practices lists them by directive; Venmo's are left out, it is no way to pay in euros.
const PAYPAL = [PAYPAL_PAGES, 'https://*.paypalobjects.com'];

// Amazon Pay lists its hosts in etc/csp_whitelist.xml of its own plugin, https://github.com/amzn/amazon-payments-magento-2-plugin;
// of its countries only Germany is here.
const AMAZON_ASSETS = ['https://*.payments-amazon.com'];
const AMAZON_PAGES = ['https://*.amazon.de', 'https://*.amazon.com'];

const OF_PAYPAL: Policy = {
  // Inline scripts, which PayPal recommends to let in, stay out: they would be let in for everybody.
  'script-src': PAYPAL,
  'connect-src': PAYPAL,
  'frame-src': PAYPAL,
  'child-src': PAYPAL,
  'img-src': [...PAYPAL, 'data:'],
  // Its button styles itself with attributes and elements of its own; a hash beside it would switch this off.
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
 * What the scripts of a shop's methods need on the page that loads them, and nothing for those that the shop serves itself. Stripe and
 * Unzer need nothing: the guest is led to their own pages, and no script of theirs is loaded here.
 */
export function scriptPolicy({ PayPal_Platform: paypal, AmazonPay_Checkout: amazon }: PaymentScripts): Policy {
  const parts = [isExternal(paypal) ? OF_PAYPAL : {}, isExternal(amazon) ? OF_AMAZON : {}];
  const names = [...new Set(parts.flatMap(Object.keys))];
  return Object.fromEntries(names.map((name) => [name, [...new Set(parts.flatMap((part) => part[name] ?? []))]]));
}

const isExternal = (script: string | undefined): boolean => script !== undefined && !script.startsWith('/');
