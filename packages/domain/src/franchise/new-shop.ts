import { isEmail, phoneProblems } from '../checkout/check-form.ts';
import type { ShopConfig } from '../shop/shop-config.ts';

/** The questions before a shop is created. */
export const NEW_SHOP_FIELDS = ['name', 'slug', 'street', 'zip', 'city', 'phone', 'email'] as const;
export type NewShopField = (typeof NEW_SHOP_FIELDS)[number];
export type NewShopFields = Readonly<Record<NewShopField, string>>;
export type NewShopProblem = 'missing' | 'invalid';

/** Short names that are addresses of the office or the server, or the hosts of other services below a wildcard domain. */
export const RESERVED_SLUGS: readonly string[] = [
  'neu',
  'zugang',
  'office',
  'buero',
  'api',
  'f',
  'media',
  'static',
  'assets',
  'healthz',
  'readyz',
  'metrics',
  'tls-ask',
  'robots',
  'sitemap',
  'well-known',
  'localhost',
  'www',
  'admin',
  'mail',
  'smtp',
  'imap',
  'pop',
  'pop3',
  'ftp',
  'ns',
  'ns1',
  'ns2',
  'mx',
  'cdn',
  'status',
  'autoconfig',
  'autodiscover',
  'mta-sts',
  'wpad',
  'isatap',
];

/** Whether a shop may have a short name; those that it has already are kept. */
export const isFreeSlug = (slug: string): boolean => SLUG.test(slug) && !RESERVED_SLUGS.includes(slug);

export const SLUG: RegExp = /^[a-z0-9](?:[a-z0-9-]{0,60}[a-z0-9])?$/;
/** A German postcode. */
export const POSTCODE: RegExp = /^\d{5}$/;

const IS_VALID: Readonly<Partial<Record<NewShopField, (text: string) => boolean>>> = {
  slug: isFreeSlug,
  zip: (text) => POSTCODE.test(text),
  phone: (text) => phoneProblems(text).length === 0,
  email: isEmail,
};

/** The first problem of each field of the form for a new shop. */
export function findNewShopProblems(fields: NewShopFields): Readonly<Partial<Record<NewShopField, NewShopProblem>>> {
  const problems = NEW_SHOP_FIELDS.flatMap((field): readonly [NewShopField, NewShopProblem][] => {
    const text = fields[field].trim();
    if (text === '') return [[field, 'missing']];
    return IS_VALID[field]?.(text) === false ? [[field, 'invalid']] : [];
  });
  return Object.fromEntries(problems);
}

// Look, texts, and how menu and prices are shown. Address, hours, zones, accounts and tables are each shop's own.
const TAKEN = [
  'header',
  'headerMobile',
  'logo',
  'logoMobile',
  'stickerText',
  'welcome',
  'primaryColor',
  'accentColor',
  'customCss',
  'mailTexts',
  'pages',
  'searchList',
  'filterList',
  'hiddenTags',
  'enableLogin',
  'enableDishPictures',
  'showDishNumbers',
  'verticalMenu',
  'groupOrderDiscounts',
  'dishDeposits',
  'useDishDeposit',
  'lowestPriceForDishes',
  'comboVatRule',
  'uncoupleAccountConsent',
  'reusableNotice',
  'reusables',
] as const satisfies readonly (keyof ShopConfig)[];

/** An empty shop with the look and texts of another one; a shop from a franchise becomes its branch (decision 011). */
export function takeOverConfig(source: ShopConfig, empty: ShopConfig): ShopConfig {
  const taken = Object.fromEntries(TAKEN.flatMap((key) => (source[key] === undefined ? [] : [[key, source[key]]])));
  const franchise = source.isFranchiseOverview ? { id: source.id } : source.franchise;
  return { ...empty, ...taken, ...(franchise && { franchise }) };
}
