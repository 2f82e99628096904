import { expect } from '@playwright/test';
import { expectAccessible } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

const TIRAMISU = 'Tiramisù della Nonna';

story(
  'the cook marks a dish as out; an open page shows it within 5 seconds, and its return',
  async ({ desk, guest, owner }) => {
    const shop = await owner.opensBranch();
    await guest.opensMenuWithEvents(shop);
    await guest.picksUp();
    await guest.adds(TIRAMISU);
    await guest.adds('Minestrone');
    await desk.opens(shop);
    const { page } = desk;
    await page.getByRole('link', { name: 'Bestand' }).click();
    await page.getByLabel('Suchen').fill('tiramisu');
    await guest.seesStatusDuring(`${TIRAMISU} ist heute ausverkauft. Es wurde entfernt.`, async () => {
      await page.getByRole('button', { name: `Heute aus: ${TIRAMISU}` }).click();
      await expect(guest.dish(TIRAMISU)).toContainText('Heute ausverkauft', { timeout: 5000 });
    });

    const out = page.getByRole('region', { name: 'Gerade aus' });
    await expect(out).toContainText(TIRAMISU);
    await expectAccessible(page);
    await out.getByRole('button', { name: `Wieder da: ${TIRAMISU}` }).click();
    await expect(guest.dish(TIRAMISU)).not.toContainText('Heute ausverkauft', { timeout: 5000 });
  },
);

story(
  'an open dialog shows that its dish is out and keeps the choices until it is back',
  async ({ guest, owner, page }) => {
    const shop = await owner.opensBranch();
    await guest.opensMenuWithEvents(shop);
    await guest.picksUp();
    await guest.dish('Pizza Margherita').getByRole('button').first().click();
    const dialog = page.getByRole('dialog', { name: 'Pizza Margherita' });
    await dialog.getByRole('radio', { name: /32 cm/ }).check();
    await dialog.getByRole('button', { name: 'Anzahl: mehr' }).click();
    await owner.setsStock(shop, 'Pizza Margherita', 'forGood');
    await expect(dialog.getByRole('alert')).toContainText('Pizza Margherita ist heute ausverkauft.', { timeout: 5000 });
    await expect(dialog.getByRole('button', { name: 'IN DEN WARENKORB' })).toBeDisabled();
    await owner.setsStock(shop, 'Pizza Margherita', 'back');
    await expect(dialog.getByRole('button', { name: 'IN DEN WARENKORB' })).toBeEnabled({ timeout: 5000 });
    await expect(dialog.getByRole('radio', { name: /32 cm/ })).toBeChecked();
    await expect(dialog).toContainText('x2');
  },
);

story('a combo part that is out disappears from the open dialog, with a notice', async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  await guest.opensMenuWithEvents(shop);
  await guest.picksUp();
  const dialog = await guest.opensDish('Menü per Due');
  const part = dialog.getByLabel('Erste Pizza wählen');
  await part.selectOption({ label: 'Pizza Funghi' });
  await guest.seesStatusDuring('Pizza Funghi ist heute ausverkauft', async () => {
    await owner.setsStock(shop, 'Pizza Funghi', 'untilTomorrow');
    await expect(part.getByRole('option', { name: 'Pizza Funghi' })).toHaveCount(0, { timeout: 5000 });
  });
  await owner.setsStock(shop, 'Pizza Funghi', 'back');
  await expect(part.getByRole('option', { name: 'Pizza Funghi' })).toHaveCount(1, { timeout: 5000 });
});
