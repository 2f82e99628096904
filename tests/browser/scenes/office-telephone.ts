import { expect } from '@playwright/test';
import { Telephone } from '../support/telephone.ts';
import type { OfficeScene } from './office-scene.ts';

/** Orders that staff take on the telephone. */
export const OFFICE_TELEPHONE_SCENES: readonly OfficeScene[] = [
  {
    name: 'office-telephone',
    config: { restaurantName: 'Tramonto Steglitz' },
    show: async ({ office, shop }) => {
      const telephone = new Telephone(office.page);
      await office.opens(shop);
      await telephone.opens(shop);
      await telephone.takes('2x tiramisu');
      await expect(telephone.order).toContainText('Tiramisù della Nonna');
    },
  },
  {
    name: 'office-telephone-known',
    config: { restaurantName: 'Tramonto Britz' },
    show: async ({ office, owner, shop }) => {
      await owner.receivesOrder(shop, { name: 'Ada Köhler' });
      const telephone = new Telephone(office.page);
      await office.opens(shop);
      await telephone.opens(shop);
      await telephone.searches('030 1234567');
      await expect(office.page.getByLabel('Name', { exact: true })).toHaveValue('Ada Köhler');
    },
  },
  {
    name: 'office-telephone-taken',
    config: { restaurantName: 'Tramonto Rudow' },
    show: async ({ office, owner, shop }) => {
      const telephone = new Telephone(office.page);
      const before = (await owner.orders(shop)).length;
      await office.opens(shop);
      await telephone.opens(shop);
      await telephone.orders('tiramisu', { phone: `030 765432${before}`, name: 'Ben Vogel' });
      await expect(telephone.taken).toBeVisible();
    },
  },
];
