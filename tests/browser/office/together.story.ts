import { expect, type Locator, type Page } from '@playwright/test';
import { Desk } from '../support/desk.ts';
import { openAnotherBranch, openFranchise } from '../support/franchise.ts';
import type { OwnShop } from '../support/owner.ts';
import { story } from '../support/story.ts';

const DISH = '/karte/gericht/pizza-margherita';
const PRICE = '32 cm, Lieferung';

const field = (page: Page, name: string): Locator => page.getByRole('textbox', { name, exact: true });

async function opensDish(page: Page, { slug }: OwnShop): Promise<void> {
  await page.goto(`/office/${slug}${DISH}`);
  await expect(field(page, 'Name')).toHaveValue('Pizza Margherita');
}

async function saves(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Speichern', exact: true }).click();
  await expect(page.getByText('Gespeichert. Deine Gäste sehen es schon.')).toBeVisible();
}

story('two people edit a dish: only what both have changed is asked', async ({ desk, owner, guest, browserErrors }) => {
  browserErrors.allow(/status of 412/);
  const shop = await owner.opensBranch();
  await desk.opens(shop);
  const other = await desk.opensSecondTablet(shop);
  await Promise.all([opensDish(desk.page, shop), opensDish(other.page, shop)]);

  await field(desk.page, 'Nr.').fill('77');
  await field(desk.page, PRICE).fill('12,00');
  await saves(desk.page);

  await field(other.page, 'Name').fill('Pizza Regina');
  await field(other.page, PRICE).fill('13,00');
  await other.page.getByRole('button', { name: 'Speichern', exact: true }).click();
  const question = other.page.getByRole('dialog', { name: 'Jemand anderes hat inzwischen gespeichert' });
  await expect(question.getByRole('group')).toHaveCount(1);
  await expect(question.getByRole('group')).toContainText('12,00');
  await question.getByRole('radio', { name: /^Deine/ }).check();
  await question.getByRole('button', { name: 'Auswahl speichern' }).click();
  await expect(question).toBeHidden();
  await expect(other.page.getByText('Gespeichert. Deine Gäste sehen es schon.')).toBeVisible();

  await guest.opensMenu(shop.slug);
  const row = guest.page.getByRole('listitem').filter({ hasText: 'Pizza Regina' }).first();
  await expect(row).toContainText('77');
  await expect((await guest.opensDish('Pizza Regina')).getByText('13,00')).toBeVisible();
});

story(
  'an accountant reads menu, prices and texts and changes nothing',
  { tag: '@thorough' },
  async ({ page, owner, browserErrors }) => {
    browserErrors.allow(/status of 40[13]/);
    const shop = await owner.opensBranch();
    const { email, password } = await owner.addsStaff(shop, 'accountant');
    await page.goto('/office');
    await page.getByLabel('E-Mail').fill(email);
    await page.getByLabel('Passwort').fill(password);
    await page.keyboard.press('Enter');
    const office = page.getByRole('navigation', { name: 'Büro' });
    await office.getByRole('link', { name: 'Karte' }).click();
    await expect(page.getByText('Mit Deiner Anmeldung kannst Du die Karte ansehen, aber nicht ändern.')).toBeVisible();
    await expect(office.getByRole('link', { name: 'Heute' })).toHaveCount(0);

    for (const path of ['/karte', DISH, '/angebote', '/gutscheine', '/zeiten', '/recht'])
      await story.step(path, async () => {
        await page.goto(`/office/${shop.slug}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        for (const name of ['Speichern', 'Löschen', 'Neues Gericht', 'Neues Angebot'])
          await expect(page.getByRole('button', { name, exact: true }).and(page.locator(':enabled'))).toHaveCount(0);
      });
    const refused = await page.request.put(`/api/office/shop/${shop.slug}/pause`, { data: { pausedUntil: null } });
    expect(refused.status()).toBe(403);
  },
);

story(
  'a franchise of three: what it prices reaches its branches, except where they differ',
  { tag: '@thorough' },
  async ({ desk, owner, guest }) => {
    const franchise = await openFranchise(owner);
    const third = await openAnotherBranch(owner, franchise, 'Wedding');
    const { page } = desk;

    await opensDish(page, franchise.kreuzberg);
    await field(page, PRICE).fill('14,50');
    await saves(page);
    await opensDish(page, franchise.overview);
    await field(page, PRICE).fill('12,50');
    await saves(page);

    for (const [branch, price] of [
      [franchise.mitte, '12,50'],
      [franchise.kreuzberg, '14,50'],
      [third, '12,50'],
    ] as const) {
      await guest.opensMenu(branch.slug);
      await expect((await guest.opensDish('Pizza Margherita')).getByText(price)).toBeVisible();
    }
    await new Desk(page).opens(franchise.mitte);
    await page.getByRole('button', { name: 'Filiale wechseln' }).filter({ visible: true }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByRole('button', { name: /^Kreuzberg/ })
        .first(),
    ).toBeVisible();
  },
);
