import { expect } from '@playwright/test';
import { expectAccessible } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

story('the owner sets a week: a break, past midnight, copied to the other days', async ({ desk, guest, owner }) => {
  const shop = await owner.opensBranch();
  await desk.opens(shop);
  const { page } = desk;
  await page.getByRole('link', { name: 'Zeiten' }).click();
  const week = page.getByRole('list', { name: 'Öffnungszeiten' });
  await week.getByLabel('Montag, 1. Zeit: bis').fill('14:30');
  await week.getByRole('button', { name: '+ weitere Zeit, Montag' }).click();
  await week.getByLabel('Montag, 2. Zeit: von').fill('18:00');
  await week.getByLabel('Montag, 2. Zeit: bis').fill('02:00');
  await week.getByText('Kopieren').first().click();
  await week.getByRole('button', { name: 'Auf alle Tage' }).click();
  await expect(week.getByLabel('Sonntag, 2. Zeit: bis')).toHaveValue('02:00');
  await page.getByRole('button', { name: 'Speichern' }).click();
  await expect(page.getByText(/^Gespeichert\./)).toBeVisible();

  await guest.opens(`/f=${shop.slug}/oeffnungszeiten`);
  await expect(guest.page.getByRole('row', { name: /^Dienstag/ })).toContainText('11:30–14:3018:00–02:00');
});

story(
  'input made while the hours are being saved stays and can be saved, too',
  { tag: '@thorough' },
  async ({ desk, owner }) => {
    const shop = await owner.opensBranch();
    const { page } = desk;
    await page.goto(`/office/${shop.slug}/zeiten`);
    const week = page.getByRole('list', { name: 'Öffnungszeiten' });
    const answer = Promise.withResolvers<void>();
    await page.route('**/opening', async (route) => {
      if (route.request().method() === 'PUT') await answer.promise;
      await route.continue();
    });
    await week.getByLabel('Montag, 1. Zeit: bis').fill('14:30');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await week.getByLabel('Dienstag, 1. Zeit: bis').fill('15:00');
    answer.resolve();
    await expect(page.getByRole('button', { name: 'Speichern' })).toBeEnabled();
    await expect(week.getByLabel('Dienstag, 1. Zeit: bis')).toHaveValue('15:00');
    await page.getByRole('button', { name: 'Speichern' }).click();
    await expect(page.getByText(/^Gespeichert\./)).toBeVisible();
    await page.reload();
    await expect(week.getByLabel('Montag, 1. Zeit: bis')).toHaveValue('14:30');
    await expect(week.getByLabel('Dienstag, 1. Zeit: bis')).toHaveValue('15:00');
  },
);

story('special days and hours are accessible', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  await desk.page.goto(`/office/${shop.slug}/zeiten`);
  await desk.page.getByRole('button', { name: 'Einzelnen Tag eintragen' }).click();
  await desk.page.getByLabel('Je Zeitfenster nur so viel annehmen, wie die Küche schafft').check();
  await expectAccessible(desk.page);
});

story('the kitchen pauses orders from the desk and resumes them', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  await desk.opens(shop);
  const { page } = desk;
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Stopp für 20 Minuten' }).click();
  await expect(page.getByText(/^Stopp bis \d\d:\d\d Uhr$/)).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);
  const second = await desk.opensSecondTablet(shop);
  await expect(second.page.getByText(/^Stopp bis/)).toBeVisible();
  await page.getByRole('button', { name: 'Weiter annehmen' }).click();
  await expect(second.page.getByText(/^Stopp bis/)).toBeHidden({ timeout: 5000 });
});
