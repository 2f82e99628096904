import { expect } from '@playwright/test';
import { toBasisPoints } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { OfferDocument } from '@tischlein/domain/offers';
import { removePictures } from '../support/bare-menu.ts';
import { createSmallMenu } from '../support/small-menu.ts';
import type { Owner, OwnShop } from '../support/owner.ts';
import { clockIn } from '../support/shop-clock.ts';
import { story } from '../support/story.ts';

// Texts of S1 that no other story covers.

const NO_HEADER = { header: undefined, headerMobile: undefined, logo: undefined, logoMobile: undefined };

/** Opens a shop outside the franchise, with combos and offers; the pictures belong to the franchise. */
const openSingleShop = (owner: Owner, change: (menu: MenuDocument) => MenuDocument): Promise<OwnShop> =>
  owner.opensBranch({ ...NO_HEADER, franchise: undefined }, (menu) =>
    change({ ...removePictures(createSmallMenu(menu)), dailyDishes: [] }),
  );

story('every message of a closed shop (S1 §2 Closed dialog, §4 Opening)', async ({ guest, page, owner }) => {
  const shop = await openSingleShop(owner, (menu) => menu);
  const closing = async (opening: Parameters<Owner['getOpeningHours']>[0]): Promise<void> => {
    await owner.changesShop(shop, (config) => ({
      ...config,
      opening: { ...config.opening, specialOpeningTimes: [], deliveryTimes: [], enablePreOrder: false, ...opening },
    }));
    await guest.opensMenu(shop.slug);
  };
  await closing({ openingTimes: [{ dayIndex: 5, from: clockIn(40), to: '23:30' }] });
  await expect(page.getByText(/Wir öffnen in \d+ Minuten\./).first()).toBeVisible();
  await closing({ openingTimes: [{ dayIndex: 5, from: clockIn(3), to: '23:30' }] });
  // The minute counter is hydrated after the page, and starts anew when the page asks the server.
  await expect(async () => {
    await page.clock.fastForward(60_000);
    await expect(page.getByText('Wir öffnen in 1 Minute.').first()).toBeVisible({ timeout: 500 });
  }).toPass();
  await closing({ openingTimes: [{ dayIndex: 5, from: '22:00', to: '23:00' }] });
  await expect(page.getByText('Wir öffnen um 22:00 Uhr.').first()).toBeVisible();
  await closing({
    openingTimes: [{ dayIndex: 5, from: '10:00', to: '11:00' }],
    specialOpeningTimes: [{ from: '2026-11-21', to: '2027-11-20', reason: 'vacation', hours: [] }],
  });
  await guest.page.getByRole('button', { name: 'Menü per Due', exact: true }).click();
  await expect(guest.dialog).toContainText('Wir haben für heute geschlossen.');
  await guest.reloads();
  await guest.dialog.getByRole('button', { name: 'Menü trotzdem anzeigen' }).click();
  await expect(guest.dialog.getByRole('tab', { name: '1. Erste Pizza' })).toBeVisible();
  await page.keyboard.press('Escape');
  await closing({
    openingTimes: [{ dayIndex: 5, from: '11:00', to: '23:00' }],
    deliveryTimes: [{ dayIndex: 6, from: '11:00', to: '23:00' }],
  });
  await expect(
    page.getByText('Heute ist Lieferung ausnahmsweise nicht möglich – Abholung gerne!').first(),
  ).toBeVisible();
  await owner.changesShop(shop, (config) => ({ ...config, supportDelivery: false }));
  await guest.opensMenu(shop.slug);
  await expect(page.getByText('nicht möglich', { exact: true })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Lieferung' })).toBeDisabled();
});

story(
  'groups with a minimum, and several percentages at once (S1 §5 Group header text, §9 Discount types)',
  async ({ guest, page, owner }) => {
    const shop = await openSingleShop(owner, (menu) => ({
      ...menu,
      ...createPercentOffers(menu),
      ...requireExtras(menu),
    }));
    await guest.opensMenu(shop.slug);
    await expect(guest.dish('Pizza Margherita')).toContainText('Jetzt -20% & mehr');
    const dialog = await guest.opensDish('Pizza Margherita');
    await expect(dialog.getByRole('group', { name: 'Teig (min 1, max 3)' })).toBeAttached();
    await expect(dialog.getByRole('group', { name: 'Rand (min 1)' })).toBeAttached();
    await page.keyboard.press('Escape');
  },
);

/** On Fridays two percentage discounts apply to Pizza Margherita. */
function createPercentOffers({ offers }: MenuDocument): Pick<MenuDocument, 'offers'> {
  const [salame] = offers.filter(({ id }) => id === 'salame-20');
  const timetable = [{ dayIndex: 5, from: '10:00', to: '23:00' }] as const;
  const both = ['salame-20', 'salame-10'].map((id, place) => ({
    ...salame,
    id,
    timetable,
    accumulative: true,
    itemSelection: { dishes: [{ dish: 'pizza-margherita' }], categories: [], menus: [] },
    value: toBasisPoints(place === 0 ? 2000 : 1000),
  }));
  return { offers: both as unknown as OfferDocument[] };
}

const RULES: Readonly<Record<string, { readonly min: number; readonly limit: number }>> = {
  Teig: { min: 1, limit: 3 },
  Rand: { min: 1, limit: 0 },
};

const requireExtras = ({ extraGroups }: MenuDocument): Pick<MenuDocument, 'extraGroups'> => ({
  extraGroups: extraGroups.map((group) => ({ ...group, ...RULES[group.name] })),
});
