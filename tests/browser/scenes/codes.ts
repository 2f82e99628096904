import { expect } from '@playwright/test';
import type { GuestCodeRequest } from '@tischlein/contract/office';
import type { Scene } from './scene.ts';

const COUPON = { kind: 'coupon', coupon: 'HUNGER5', channel: 'sms' } as const;

const afterLink = (name: string, request: GuestCodeRequest, seen: string): Scene => ({
  name,
  show: async ({ guest, owner, shop }) => {
    await guest.opens(await owner.createsCode(shop, request));
    await expect(guest.page.getByText(seen)).toBeVisible();
  },
});

/** What the code of an SMS or a mail leads to. */
export const CODE_SCENES: readonly Scene[] = [
  { ...afterLink('menu-sms-coupon', COUPON, '5 € sind für Dich reserviert'), part: '.service-notices' },
  {
    name: 'menu-sms-order',
    isState: true,
    part: '.service-notices',
    show: async ({ guest, owner, shop }) => {
      const { id } = await owner.receivesOrder(shop);
      await guest.opens(await owner.createsCode(shop, { kind: 'order', order: id }));
      await expect(guest.page.getByRole('link', { name: 'Zur Bestellung' })).toBeVisible();
    },
  },
  {
    name: 'menu-sms-unknown',
    isState: true,
    part: '.service-notices',
    show: async ({ guest, shop }) => {
      await guest.opens(`/f=${shop.slug}/s/AAAAABBBBB`);
      await expect(guest.page.getByText('Diesen Code kennen wir nicht')).toBeVisible();
    },
  },
  afterLink('page-coupon-activation', { ...COUPON, channel: 'email' }, 'Gutschein aktivieren'),
  {
    name: 'page-coupon-unknown',
    isState: true,
    show: async ({ guest, shop }) => {
      await guest.opens(`/f=${shop.slug}/reservieren/unbekannt`);
      await expect(guest.page.getByText('Diesen Gutschein gibt es nicht')).toBeVisible();
    },
  },
];
