import { expect, type Locator, type Page } from '@playwright/test';
import { Group } from '../support/group.ts';
import { ADA, type Guest } from '../support/guest.ts';
import { story } from '../support/story.ts';

const TIRAMISU = { dishId: 'tiramisu-della-nonna', amount: 1 };
const SOUP = { dishId: 'minestrone', amount: 1 };
const PUMPKIN = { dishId: 'crema-di-zucca', amount: 1 };

/** The group's cart: beside the menu on wide screens, a sheet on phones. */
async function opensGroupCart({ page }: Guest): Promise<Locator> {
  const open = page.getByRole('button', { name: 'Zum Warenkorb' });
  const beside = page.getByRole('complementary', { name: 'Warenkorb' });
  const sheet = page.getByRole('dialog', { name: 'Mittagspause' });
  await expect(beside.getByText('Mittagspause').or(open).first()).toBeVisible();
  if (await open.isVisible()) await open.click();
  await expect(beside.getByText('Mittagspause').or(sheet).first()).toBeVisible();
  return (await sheet.isVisible()) ? sheet : beside;
}

const summary = (page: Page): Locator => page.getByRole('region', { name: 'Mittagspause, bestellt von' });

// S3 G19
story(
  'dishes of a member whose phone is closed sell out: each is named once, and the group orders without them',
  async ({ guest, owner }) => {
    const shop = await owner.opensBranch();
    const { page } = guest;
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Dora'], mine: 'Ada' });
    await group.fills('Ada', [PUMPKIN]);
    await group.fills('Dora', [TIRAMISU, SOUP]);
    await guest.opensMenu(shop.slug);
    await guest.picksUp();
    const cart = await opensGroupCart(guest);
    const dora = cart.getByRole('listitem').filter({ hasText: 'Dora' }).first();
    await expect(dora).toContainText('Tiramisù della Nonna');
    const toCheckout = cart.getByRole('button', { name: /Zur Kasse/ });
    await expect(toCheckout).toContainText('18,50 €');

    await owner.setsStock(shop, 'Tiramisù della Nonna', 'forGood');
    await expect(dora).toContainText('Tiramisù della Nonna ist heute ausverkauft.');
    await expect(dora).toContainText('Minestrone');
    await expect(toCheckout).toContainText('13,00 €');

    await group.goesToCheckout('Ada');
    await toCheckout.click();
    await expect(summary(page)).toContainText('Dora: Tiramisù della Nonna ist heute ausverkauft.');
    await guest.entersContact(ADA);
    await guest.presses('Zahlungspflichtig bestellen');
    await guest.presses('Ja, ich hole ab');
    const question = page.getByRole('dialog', { name: 'Nicht mehr zu haben' });
    await expect(question).toContainText('Dora: Tiramisù della Nonna ist heute ausverkauft.');
    await expect(question).toContainText('Neue Summe: 13,00 €.');
    await question.getByRole('button', { name: 'Abbrechen' }).click();

    await owner.setsStock(shop, 'Minestrone', 'forGood');
    await expect(summary(page)).toContainText('Dora: Minestrone ist heute ausverkauft.');
    await guest.presses('Zahlungspflichtig bestellen');
    await guest.presses('Ja, ich hole ab');
    await expect(question).toContainText('Dora: Minestrone ist heute ausverkauft.');
    await question.getByRole('button', { name: 'Ohne das bestellen' }).click();
    await expect(guest.status).toContainText('Danke, Ada. Mittagspause ist bestellt.');
    await expect(page.getByRole('main')).not.toContainText('Minestrone');
    const [order] = await owner.orders(shop);
    expect(order?.quote.lines.map(({ name, memberName }) => `${memberName}: ${name}`)).toHaveLength(1);
  },
);

// S3 G19
story(
  'what was seen is not asked again after a payment that was cancelled, only what sells out meanwhile',
  { tag: '@thorough' },
  async ({ guest, owner }) => {
    const shop = await owner.opensBranch();
    await owner.enablesOnlinePayments(shop);
    const { page } = guest;
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Dora'], mine: 'Ada' });
    await group.fills('Ada', [PUMPKIN]);
    await group.fills('Dora', [TIRAMISU, SOUP]);
    await group.goesToCheckout('Ada');
    await owner.setsStock(shop, 'Tiramisù della Nonna', 'forGood');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await guest.picksUp();
    await guest.entersContact(ADA);
    await guest.paysBy('Karte, Apple Pay');
    await guest.presses('Zahlungspflichtig bestellen');
    await guest.presses('Ja, ich hole ab');
    const question = page.getByRole('dialog', { name: 'Nicht mehr zu haben' });
    await question.getByRole('button', { name: 'Ohne das bestellen' }).click();
    await expect(page.getByText('Test-Zahlung, es fließt kein Geld')).toBeVisible();
    await guest.presses('Abbrechen');
    await expect(page.getByText('Du hast die Zahlung abgebrochen.')).toBeVisible();

    await owner.setsStock(shop, 'Minestrone', 'forGood');
    await expect(summary(page)).toContainText('Dora: Minestrone ist heute ausverkauft.');
    await page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }).check();
    await guest.paysBy('Bar');
    await guest.presses('Zahlungspflichtig bestellen');
    await guest.presses('Ja, ich hole ab');
    await expect(question).toContainText('Minestrone');
    await expect(question).not.toContainText('Tiramisù');
    await question.getByRole('button', { name: 'Ohne das bestellen' }).click();
    await expect(guest.status).toContainText('Danke, Ada. Mittagspause ist bestellt.');
  },
);

// S3 G19
story('a member sees what of theirs is gone, at the menu and while waiting', async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  const { page } = guest;
  const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben'], mine: 'Ben' });
  await group.fills('Ada', [PUMPKIN]);
  await group.fills('Ben', [TIRAMISU, SOUP]);
  await guest.opensMenu(shop.slug);
  const cart = await opensGroupCart(guest);
  await expect(cart).toContainText('Dein Anteil12,00 €');
  await owner.setsStock(shop, 'Tiramisù della Nonna', 'forGood');
  await expect(cart).toContainText('Das gibt es gerade nicht');
  await expect(cart).toContainText('Tiramisù della Nonna ist heute ausverkauft.');
  await expect(cart).toContainText('Dein Anteil6,50 €');
  await owner.setsStock(shop, 'Tiramisù della Nonna', 'back');
  await expect(cart).toContainText('Dein Anteil12,00 €');
  await owner.setsStock(shop, 'Tiramisù della Nonna', 'forGood');

  await group.goesToCheckout('Ada');
  await expect(page.getByRole('heading', { name: 'Ada ist an der Kasse.' })).toBeVisible();
  const mine = page.getByRole('region', { name: 'Das ist für Dich dabei' });
  await expect(mine).toContainText('Tiramisù della Nonna ist heute ausverkauft.');
  await expect(mine).toContainText('Minestrone');
  await owner.setsStock(shop, 'Minestrone', 'forGood');
  await expect(mine).toContainText('Von Deinen Gerichten ist nichts mehr zu haben.');
  await expect(mine).toContainText('Minestrone ist heute ausverkauft.');
});

story(
  'if nothing of a group is left, the checkout says so and leads back',
  { tag: '@thorough' },
  async ({ guest, owner }) => {
    const shop = await owner.opensBranch();
    const { page } = guest;
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Dora'], mine: 'Ada' });
    await group.fills('Dora', [SOUP]);
    await group.goesToCheckout('Ada');
    await guest.opens(`/f=${shop.slug}/checkout`);
    await expect(summary(page)).toContainText('Minestrone');
    await owner.setsStock(shop, 'Minestrone', 'forGood');
    await expect(page.getByRole('heading', { name: 'Nichts mehr zu haben' })).toBeVisible();
    await expect(page.getByRole('main')).toContainText('Dora: Minestrone ist heute ausverkauft.');
    await guest.presses('Zurück zur Karte');
    await expect(guest.dish('Tiramisù della Nonna')).toBeVisible();
    await expect.poll(() => group.stageFor('Dora')).toBe('menu');
  },
);
