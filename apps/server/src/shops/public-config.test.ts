import { toCents } from '@tischlein/domain';
import { EMPTY_MENU } from '@tischlein/domain/menu';
import { aShop } from '@tischlein/domain/testing';
import { expect, it } from 'vitest';
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

it('shows guests only keys of the configuration that are listed as public', () => {
  const config = {
    ...aShop({ taxNumber: '30/123/45678', branchManagerRefundLimit: toCents(2000), auditMonths: 12 }),
    // A key that a later version adds.
    supplierDiscount: 'secret',
  };
  const shown = toPublicConfig({
    config,
    pages: [],
    menuDocument: EMPTY_MENU,
    guestMenuDocument: EMPTY_MENU,
    state: 'open',
    payments: NO_PAYMENTS,
    trackingHost: null,
  });
  const kept = ['supplierDiscount', 'taxNumber', 'branchManagerRefundLimit', 'auditMonths', 'bookkeeping', 'mailTexts'];
  expect(Object.keys(shown).filter((key) => kept.includes(key))).toEqual([]);
  expect(shown).toMatchObject({ title: config.title, opening: config.opening, deliveryZones: config.deliveryZones });
});
