import { toCents } from '@tischlein/domain';
import { EMPTY_MENU } from '@tischlein/domain/menu';
import { aShop } from '@tischlein/domain/testing';
import { BRANCH_SELLS } from '@tischlein/wording';
import { expect, it } from 'vitest';
import { trattoriaEntity } from '../../../../tests/support/trattoria.ts';
import { toPublicConfig } from './public-config.ts';

const NO_PAYMENTS = {
  routes: new Map(),
  leastAmounts: {},
  offered: [],
  hidden: [],
  paypalPlatformClientId: null,
  heidelpayPublicKey: null,
  heidelpayVariant: null,
  scripts: {},
};

const SHOP = {
  config: aShop(),
  pages: [],
  menuDocument: EMPTY_MENU,
  guestMenuDocument: EMPTY_MENU,
  state: 'open',
  payments: NO_PAYMENTS,
  trackingHost: null,
  legalEntity: null,
} as const;

it('shows guests only keys of the configuration that are listed as public', () => {
  const config = {
    ...aShop({ taxNumber: '30/123/45678', branchManagerRefundLimit: toCents(2000), auditMonths: 12 }),
    // A key that a later version adds.
    supplierDiscount: 'secret',
  };
  const shown = toPublicConfig({ ...SHOP, config });
  const kept = ['supplierDiscount', 'taxNumber', 'branchManagerRefundLimit', 'auditMonths', 'bookkeeping', 'mailTexts'];
  expect(Object.keys(shown).filter((key) => kept.includes(key))).toEqual([]);
  expect(shown).toMatchObject({ title: config.title, opening: config.opening, deliveryZones: config.deliveryZones });
});

it.each([
  ['its company', {}, trattoriaEntity(), 'Es verkauft: Trattoria Roma GmbH, Lange Straße 1, 10117 Berlin.'],
  ['nobody as long as no company is stored', {}, null, undefined],
  ['the branches, on the overview of a franchise', { isFranchiseOverview: true }, trattoriaEntity(), BRANCH_SELLS],
] as const)('says who sells: %s (§ 5b (1) Nr. 2 UWG)', (_, parts, legalEntity, sellerNote) => {
  expect(toPublicConfig({ ...SHOP, config: aShop(parts), legalEntity }).sellerNote).toBe(sellerNote);
});
