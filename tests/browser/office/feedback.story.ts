import { expect } from '@playwright/test';
import { expectAccessible, expectNoSidewaysScroll } from '../support/page-checks.ts';
import { handsOver, ordersTiramisu, ratesTiramisu } from '../support/ratings.ts';
import { story } from '../support/story.ts';

const TIRAMISU = 'Tiramisù della Nonna';

story(
  'a guest rates a dish by keyboard, the merchant answers, and the menu shows the stars',
  { tag: '@thorough' },
  async ({ guest, desk, owner }) => {
    const shop = await owner.opensBranch();
    // A row shows two tags at most.
    await owner.changesDish(shop, TIRAMISU, { tags: [] });
    const { page } = guest;
    // Text assertions of Playwright see no text in scripts.
    const facts = () => page.locator('script[type="application/ld+json"]').textContent();
    await ratesTiramisu(page, owner, { shop, stars: [5, 5, 4, 4], text: '' });
    const order = await ordersTiramisu(page, shop);
    await handsOver(owner, shop, order);
    await guest.opensMenu(shop.slug);
    await expect(guest.dish(TIRAMISU)).toContainText('4,9 (407)**');
    expect(await facts()).not.toContain('aggregateRating');

    await guest.opens(`/f=${shop.slug}/checkout/success/${order.id}`);
    await page.getByRole('link', { name: 'Wie hat es geschmeckt?' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Wie hat es geschmeckt?' })).toBeVisible();
    await page.getByRole('button', { name: 'Bewertung senden' }).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Bitte gib mindestens einem Gericht Sterne.');
    await expect(page.getByRole('radio', { name: '1 von 5 Sternen' }).first()).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: '2 von 5 Sternen' }).first()).toBeChecked();
    await page.getByLabel(`Was war gut, was nicht? ${TIRAMISU}`).fill('Sie war noch gefroren.');
    await page.getByLabel('Dein Vorname').fill('Ada');
    await page.getByRole('button', { name: 'Bewertung senden' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Danke' })).toBeFocused();

    await desk.opens(shop);
    await desk.goesTo('Gäste', 'Bewertungen');
    const entry = desk.page.getByRole('listitem').filter({ hasText: `Bestellung ${order.number}` });
    await expect(entry).toContainText('Sie war noch gefroren.');
    await entry.getByRole('button', { name: `Antworten: ${TIRAMISU}` }).press('Enter');
    await desk.page.getByLabel('Deine Antwort, für alle sichtbar').fill('Das tut uns leid.');
    await expectAccessible(desk.page);
    await desk.page.getByRole('button', { name: 'Antwort speichern' }).click();
    await expect(desk.page.getByRole('status').filter({ hasText: 'Die Antwort ist gespeichert.' })).toBeFocused();
    await entry.getByRole('button', { name: `Text ausblenden: ${TIRAMISU}` }).click();
    await expectAccessible(desk.page);
    await expectNoSidewaysScroll(desk.page);

    await guest.reloads();
    await expect(page.getByText('Das tut uns leid.')).toBeVisible();
    await guest.opensMenu(shop.slug);
    await expect(guest.dish(TIRAMISU)).toContainText('4 (5 geprüft)');
    await expect(page.getByRole('contentinfo')).toContainText('Bewerten kann nur, wer das Gericht hier bestellt');
    expect(await facts()).toContain('"ratingCount":5');
    const dialog = await guest.opensDish(TIRAMISU);
    await dialog.getByRole('button', { name: '4 von 5 Sternen aus 5 geprüften Bewertungen' }).press('Enter');
    await expect(dialog).toContainText('Sie war noch gefroren.');
    await expect(dialog).toContainText('Das tut uns leid.');
  },
);
