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
    await desk.goesTo('Karte', 'Bestand');
    await page.getByLabel('Suchen').fill('tiramisu');
    await guest.seesStatusDuring(`${TIRAMISU} ist heute ausverkauft. Es wurde entfernt.`, async () => {
      await page.getByRole('button', { name: `Heute ausverkauft: ${TIRAMISU}` }).click();
      await expect(guest.dish(TIRAMISU)).toContainText('Heute ausverkauft', { timeout: 5000 });
    });

    const out = page.getByRole('region', { name: 'Nicht verfügbar' });
    await expect(out).toContainText(TIRAMISU);
    await expectAccessible(page);
    await out.getByRole('button', { name: `Wieder da: ${TIRAMISU}` }).click();
    await expect(guest.dish(TIRAMISU)).not.toContainText('Heute ausverkauft', { timeout: 5000 });
  },
);
