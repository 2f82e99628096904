import { expect } from '@playwright/test';
import { ADA, ORDER_BUTTON } from '../support/guest.ts';
import { story } from '../support/story.ts';

const WITHIN_FIVE_SECONDS = { timeout: 5000 };
const FULL_HANDS = 'Wir haben gerade alle Hände voll zu tun.';

story('a pause and its end reach an open page within five seconds', async ({ guest, page, owner }) => {
  const shop = await owner.opensBranch();
  await guest.opensMenuWithEvents(shop);
  await expect(page.getByText('Geöffnet bis')).toBeVisible();
  await owner.pauses(shop, { scope: 'all', minutes: 20 });
  await expect(page.getByText(FULL_HANDS)).toBeVisible(WITHIN_FIVE_SECONDS);
  await expect(page.getByText('Pause bis')).toBeVisible();
  await owner.endsPause(shop);
  await expect(page.getByText(FULL_HANDS)).toBeHidden(WITHIN_FIVE_SECONDS);
});

story('changed hours reach an open page within five seconds', { tag: '@thorough' }, async ({ guest, page, owner }) => {
  const shop = await owner.opensBranch();
  await guest.opensMenuWithEvents(shop);
  const opening = await owner.getOpeningHours({ openingTimes: [{ dayIndex: 6, from: '12:00', to: '22:00' }] });
  await owner.changesShop(shop, (config) => ({ ...config, opening }));
  await expect(page.getByText('Wir öffnen am Samstag um 12:00 Uhr.').first()).toBeVisible(WITHIN_FIVE_SECONDS);
});

story(
  'a slot taken by another guest is answered with the next three',
  async ({ guest, page, owner, browserErrors }) => {
    browserErrors.allow(/status of 409/);
    const shop = await owner.opensBranch({
      slotCapacity: { orders: 1, makeMinutes: null, minutesPerDish: 5, minutesOfCategories: {}, minutesOfDishes: {} },
    });
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    await guest.unfolds('Bestellzeit ändern');
    const times = page.getByRole('combobox', { name: 'Bestellzeit' });
    await times.selectOption({ index: 4 });
    await owner.receivesOrder(shop, { serveAt: await times.inputValue() });
    await guest.presses(ORDER_BUTTON);
    await guest.presses('Ja, ich hole ab');
    const dialog = page.getByRole('dialog', { name: 'Diese Zeit geht nicht mehr' });
    await expect(dialog).toContainText('Diese Zeit ist nicht mehr frei.');
    const offered = dialog.getByRole('button', { name: /^\d\d:\d\d$/ });
    await expect(offered).toHaveCount(3);
    const time = (await offered.first().textContent()) ?? '';
    await offered.first().click();
    await expect(dialog).toBeHidden();
    await expect(times.locator('option:checked')).toHaveText(time);
    await guest.orders();
    await expect(guest.status).toContainText(new RegExp(`${time}–\\d\\d:\\d\\d Uhr`));
  },
);

story(
  'an order for another day shows the day, and a lost time is not replaced silently',
  { tag: '@thorough' },
  async ({ guest, page, owner }) => {
    const shop = await owner.opensBranch();
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    await guest.goesToCheckout();
    await guest.entersContact(ADA);
    await guest.unfolds('Bestellzeit ändern');
    await page.getByLabel('Bestellzeit').selectOption({ label: 'Samstag 13:00' });
    await guest.presses(ORDER_BUTTON);
    await expect(page.getByRole('dialog')).toContainText('sondern am Samstag um 13:00 Uhr');
    await page.getByRole('dialog').getByRole('button', { name: 'Abbrechen' }).click();

    const opening = await owner.getOpeningHours({ preOrderDays: 0 });
    await owner.changesShop(shop, (config) => ({ ...config, opening }));
    await expect(page.getByText('Diese Zeit ist nicht mehr frei.')).toBeVisible(WITHIN_FIVE_SECONDS);
    await guest.presses(ORDER_BUTTON);
    await expect(page.getByRole('dialog')).toBeHidden();
    expect(await owner.orders(shop)).toHaveLength(0);
  },
);

story(
  'the opening times highlight today and show the current state',
  { tag: '@thorough' },
  async ({ guest, page, owner }) => {
    const shop = await owner.opensBranch();
    await guest.opens(`/f=${shop.slug}/oeffnungszeiten`);
    await expect(page.getByRole('row', { name: /^Freitag heute/ })).toContainText('11:30–01:00');
    await expect(page.getByText('Geöffnet bis 01:00')).toBeVisible();
    await expect(page.getByText('Wir wünschen frohe Weihnachten.')).toBeVisible();
  },
);
