import { expect } from '@playwright/test';
import { ADA, type Guest, ORDER_BUTTON } from '../support/guest.ts';
import { chooseByKey, pressByKey, tabTo, typeByKey } from '../support/keyboard.ts';
import { story } from '../support/story.ts';
import { TABLE_SERVICE, Waiter, WAITER_PASSWORD } from '../support/waiter.ts';

story('from the menu to the order by keyboard alone', async ({ guest, page, owner }) => {
  const shop = await owner.opensBranch();
  const { keyboard } = page;
  await guest.opensMenu(shop.slug);
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Zum Inhalt springen' })).toBeFocused();
  await tabTo(page, page.getByRole('radio', { name: 'Lieferung' }));
  await keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Abholung' })).toBeChecked();

  const search = page.getByRole('button', { name: 'Suchen und filtern' });
  if (await search.isVisible()) {
    await tabTo(page, search);
    await keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('searchbox'));
  await keyboard.type('marinara');
  await expect(guest.dish('Pizza Salame')).toBeHidden();
  await tabTo(page, guest.dish('Pizza Marinara').getByRole('heading').getByRole('button'));
  await keyboard.press('Enter');

  await tabTo(page, guest.dialog.getByRole('radio', { name: '26 cm' }));
  await keyboard.press('ArrowDown');
  await expect(guest.dialog.getByRole('radio', { name: '32 cm' })).toBeChecked();
  await tabTo(page, guest.dialog.getByRole('radio', { name: 'Klassischer Teig' }));
  await keyboard.press('Space');
  await tabTo(page, guest.dialog.getByRole('button', { name: 'IN DEN WARENKORB' }));
  await keyboard.press('Enter');
  await expect(guest.dialog).toBeHidden();

  const bar = page.getByRole('button', { name: 'Zum Warenkorb' });
  if (await bar.isVisible()) {
    await tabTo(page, bar);
    await keyboard.press('Enter');
  }
  await tabTo(page, page.getByRole('link', { name: 'Zur Kasse' }));
  await keyboard.press('Enter');

  await tabTo(page, page.getByLabel('Name', { exact: true }));
  await keyboard.type(ADA.name);
  await tabTo(page, page.getByLabel('E-Mail', { exact: true }));
  await keyboard.type(ADA.email);
  await tabTo(page, page.getByRole('radio', { name: 'Bar' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }));
  await keyboard.press('Space');
  await tabTo(page, page.getByRole('button', { name: ORDER_BUTTON }));
  await keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Ja, ich hole ab' }));
  await keyboard.press('Enter');
  await expect(guest.status).toContainText('Danke, Ada.');
});

story('a dialog traps the focus and returns it', { tag: '@thorough' }, async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  const opener = guest.dish('Pizza Margherita').getByRole('heading').getByRole('button');
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(guest.dialog).toBeVisible();
  for (let presses = 0; presses < 60; presses += 1) await page.keyboard.press('Tab');
  expect(await guest.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  await page.keyboard.press('Escape');
  await expect(guest.dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

/** Adds a dish through its dialog. */
async function addsByKey(guest: Guest, name: string, amount = 1): Promise<void> {
  const { page, dialog } = guest;
  await pressByKey(page, guest.dish(name).getByRole('heading').getByRole('button'));
  await expect(dialog.getByRole('heading', { name, exact: true })).toBeVisible();
  if (amount > 1) await tabTo(page, dialog.getByRole('button', { name: 'Anzahl: mehr' }));
  for (let added = 1; added < amount; added += 1) await page.keyboard.press('Enter');
  await pressByKey(page, dialog.getByRole('button', { name: 'IN DEN WARENKORB' }));
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

story('a group is founded, joined and ordered by keyboard alone', async ({ guest: ada, stranger: ben, owner }) => {
  const shop = await owner.opensBranch();
  const { page } = ada;
  let link = '';

  await story.step('Ada founds it from her cart', async () => {
    await ada.opensMenu(shop.slug);
    await chooseByKey(page, page.getByRole('radio', { name: 'Abholung' }).first());
    await addsByKey(ada, 'Tiramisù della Nonna', 7);
    await pressByKey(page, page.getByRole('button', { name: /Bestellt Ihr zusammen/ }));
    await pressByKey(page, ada.dialog.getByRole('button', { name: 'Neue Gruppe erstellen' }));
    await typeByKey(page, ada.dialog.getByLabel('Name der Gruppe'), 'Mittagspause');
    await typeByKey(page, ada.dialog.getByLabel('Dein Name als Anführer:in'), 'Ada');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Mittagspause steht. Wer isst mit?' })).toBeFocused();
    link = (await page.getByText(/\?gruppe=/).textContent()) ?? '';
    await pressByKey(page, ada.dialog.getByRole('button', { name: 'Jetzt selbst etwas wählen' }));
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  await story.step('Ben joins, chooses and is ready', async () => {
    await ben.opens(`/f=${shop.slug}/?${link.split('?')[1] ?? ''}`);
    await typeByKey(ben.page, ben.dialog.getByLabel('Dein Name'), 'Ben');
    await pressByKey(ben.page, ben.dialog.getByRole('button', { name: 'Tritt dieser Gruppe bei' }));
    await expect(ben.page.getByRole('dialog')).toHaveCount(0);
    await addsByKey(ben, 'Minestrone');
    await pressByKey(ben.page, ben.page.getByRole('button', { name: 'Ich bin fertig' }));
    await expect(ben.page.getByText('Du bist fertig.')).toBeVisible();
  });

  await story.step('Ada orders for both', async () => {
    await expect(page.getByText('Alle sind fertig.')).toBeVisible();
    await pressByKey(page, page.getByRole('button', { name: /Zur Kasse/ }));
    await expect(page.getByRole('heading', { name: 'Mittagspause, bestellt von' })).toBeVisible();
    await typeByKey(page, page.getByLabel('Name', { exact: true }), ADA.name);
    await typeByKey(page, page.getByLabel('E-Mail', { exact: true }), ADA.email);
    await chooseByKey(page, page.getByRole('radio', { name: 'Bar' }));
    await tabTo(page, page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }));
    await page.keyboard.press('Space');
    await pressByKey(page, page.getByRole('button', { name: ORDER_BUTTON }));
    await pressByKey(page, page.getByRole('button', { name: 'Ja, ich hole ab' }));
    await expect(ada.status).toContainText('Mittagspause ist bestellt.');
    await expect(ben.page.getByRole('heading', { name: /^Du gibst Ada/ })).toBeVisible();
  });
});

story('a round at a table and its bill by keyboard alone', async ({ guest, page, owner }) => {
  const shop = await owner.opensBranch({ supportDineIn: true, tableService: TABLE_SERVICE });
  await owner.enablesOnlinePayments(shop);
  await guest.opens(await owner.tableCode(shop, 4));
  await expect(page.getByRole('heading', { name: 'Du sitzt an Tisch 4' })).toBeVisible();
  await typeByKey(page, page.getByLabel('Dein Name'), 'Ada');
  await pressByKey(page, page.getByRole('button', { name: 'Ja, Tisch 4' }));
  await addsByKey(guest, 'Tiramisù della Nonna');

  await pressByKey(page, page.getByRole('link', { name: 'Weiter zur Bestellung' }));
  await expect(page.getByRole('heading', { name: 'Bestellen', level: 1 })).toBeVisible();
  await chooseByKey(page, page.getByRole('radio', { name: 'Bei der Bedienung' }));
  await tabTo(page, page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }));
  await page.keyboard.press('Space');
  await pressByKey(page, page.getByRole('button', { name: ORDER_BUTTON }));
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await owner.serves(shop).confirmsRounds(4);
  await expect(page.getByText('Die Bedienung kommt gleich zu Dir')).toBeHidden();

  await pressByKey(page, page.getByRole('link', { name: 'Unser Tisch' }).first());
  await pressByKey(page, page.getByRole('link', { name: 'Rechnung', exact: true }));
  await expect(page.getByRole('group', { name: 'Was zahlst Du?' })).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: 'Meine auswählen' }));
  await expect(page.getByRole('checkbox', { name: 'Tiramisù della Nonna' })).toBeChecked();
  await chooseByKey(page, page.getByRole('radio', { name: /^Karte/ }));
  await pressByKey(page, page.getByRole('button', { name: /bezahlen$/ }));
  await expect(page.getByText('Test-Zahlung, es fließt kein Geld')).toBeVisible();
  await pressByKey(page, page.getByRole('button', { name: 'Bezahlen', exact: true }));
  await expect(page.getByRole('heading', { name: 'Danke, Ada. Du hast bezahlt.' })).toBeVisible();
});

story('a waiter splits a bill and clears the table by keyboard alone', async ({ page, owner }) => {
  const shop = await owner.opensBranch({ supportDineIn: true, tableService: TABLE_SERVICE });
  await owner.setsWaiterPassword(shop, WAITER_PASSWORD);
  const waiter = new Waiter(page, shop);
  await waiter.signsIn();
  await waiter.books(3, [{ dishId: 'minestrone', amount: 2 }]);
  await waiter.opens();
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await pressByKey(page, page.getByRole('link', { name: /^Tisch 3/ }));
  await pressByKey(page, page.getByRole('link', { name: 'Bezahlen' }));
  await expect(heading('Tisch 3, Bezahlen und umbuchen')).toBeFocused();

  const soups = page.getByRole('checkbox', { name: /^Minestrone/ });
  await tabTo(page, soups.first());
  await page.keyboard.press('Space');
  await pressByKey(page, page.getByRole('button', { name: 'An die Kasse übergeben' }));
  await expect(soups).toHaveCount(1);
  await expect(heading('Tisch 3, Bezahlen und umbuchen')).toBeFocused();
  await chooseByKey(page, page.getByRole('radio', { name: 'Alles' }));
  await pressByKey(page, page.getByRole('button', { name: 'An die Kasse übergeben' }));
  await expect(page.getByText('Hier ist nichts mehr offen.')).toBeVisible();

  await pressByKey(page, page.getByRole('link', { name: 'Tische', exact: true }).first());
  await pressByKey(page, page.getByRole('link', { name: /^Tisch 3/ }));
  await pressByKey(page, page.getByRole('button', { name: 'Tisch leeren' }));
  await pressByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Tisch leeren' }));
  await expect(page.getByText('Hier ist noch nichts bestellt.')).toBeVisible();
});
