import type { ShopDocument } from '@tischlein/contract/office';
import { toBasisPoints } from '@tischlein/domain';
import { PAYMENT_METHODS } from '@tischlein/domain/shop';
import { tramonto } from './tramonto.ts';
import { aCoupon, tenPercent, trattoria, withAccounts } from './trattoria.ts';

const ALL_FOR_NOTHING = tenPercent({ code: 'GESCHENK', value: toBasisPoints(10_000) });

/** The shops of each prepared database; all but 'migrated' also have an owner. */
export const FIXTURES = {
  migrated: () => [],
  trattoria: () => [trattoria()],
  twoShops: () => [trattoria(), trattoria({ slug: 'napoli' })],
  accountShops: () => [withAccounts(trattoria()), withConsentForAccounts(trattoria({ slug: 'napoli' }))],
  couponTrattoria: () => [trattoria({ coupons: [aCoupon(), tenPercent({ maximumUses: 1 }), ALL_FOR_NOTHING] })],
  paidTrattoria: () => [withAllPaymentMethods(trattoria({ coupons: [aCoupon({ maximumUses: 1 })] }))],
  tramonto: () => tramonto(),
} satisfies Readonly<Record<string, () => readonly ShopDocument[]>>;

export type FixtureName = keyof typeof FIXTURES;

/** Where each prepared database is: its folder for SQLite, its name on the PostgreSQL server. */
export type PreparedFixtures = Readonly<Record<'sqlite' | 'postgres', Readonly<Record<FixtureName, string>>>>;

const withConsentForAccounts = (shop: ShopDocument): ShopDocument => ({
  ...shop,
  config: { ...shop.config, enableLogin: true, uncoupleAccountConsent: false },
});

const withAllPaymentMethods = (shop: ShopDocument): ShopDocument => ({
  ...shop,
  config: { ...shop.config, paymentMethods: PAYMENT_METHODS },
});
