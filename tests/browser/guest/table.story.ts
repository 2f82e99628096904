import { expect, type Page } from '@playwright/test';
import { goesToTableCheckout, ordersAtTable, sitsDown } from '../support/at-table.ts';
import type { Guest } from '../support/guest.ts';
import type { OwnShop, Owner } from '../support/owner.ts';
import { story } from '../support/story.ts';
import { TABLE_SERVICE } from '../support/waiter.ts';

const DESSERT = 'Tiramisù della Nonna';

async function opensRestaurant(owner: Owner): Promise<OwnShop> {
  const shop = await owner.opensBranch({ supportDineIn: true, tableService: TABLE_SERVICE });
  await owner.enablesOnlinePayments(shop);
  return shop;
}

const round = (page: Page, person: string) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: person }) });
const row = (page: Page, dish: string) => page.getByRole('checkbox', { name: dish });

/** Pays the chosen part by card, up to the provider's page. */
async function goesToPay(guest: Guest, amount = ''): Promise<void> {
  await guest.paysBy('Karte');
  await guest.presses(`${amount} bezahlen`.trim());
  await expect(guest.page.getByText('Test-Zahlung, es fließt kein Geld')).toBeVisible();
}

async function opensBill(guest: Guest, { slug }: OwnShop): Promise<void> {
  await guest.opens(`/f=${slug}/tisch/rechnung`);
  await expect(guest.page.getByRole('group', { name: 'Was zahlst Du?' })).toBeVisible();
}

story(
  'a round that its guest takes back to pay now keeps its coupon',
  { tag: '@thorough' },
  async ({ guest, owner }) => {
    const shop = await opensRestaurant(owner);
    const sum = guest.page.getByRole('region', { name: 'Deine Bestellung' });
    await sitsDown(guest, owner, { shop, table: 5, name: 'Ada' });
    await guest.adds(DESSERT, { amount: 6 });
    await guest.page.getByRole('button', { name: /Für Tisch \d/ }).click();
    await guest.page.getByText('Gutschein einlösen').click();
    await guest.page.getByLabel('Gutscheincode').fill('HUNGER5');
    await guest.presses('Einlösen');
    await expect(guest.page.getByText('Gutschein HUNGER5').filter({ visible: true })).toBeVisible();
    await guest.page.getByRole('link', { name: 'Weiter zur Bestellung' }).click();
    await expect(sum).toContainText('17,00\u00a0€');
    await ordersAtTable(guest);
    await guest.presses('Lieber jetzt bezahlen');
    await expect(guest.page.getByRole('heading', { name: 'Bestellen', level: 1 })).toBeVisible();
    await expect(sum).toContainText('Gutschein HUNGER5');
    await expect(sum).toContainText('17,00\u00a0€');
    await guest.paysBy('Karte, Apple Pay');
    await guest.presses('Zahlungspflichtig bestellen');
    await expect(guest.page.getByText('Test-Zahlung, es fließt kein Geld')).toBeVisible();
  },
);

// With the cache of a real browser: an answer that a table was cleared must not outlive it.
story(
  'a guest whose table was cleared sits down at another one by its code',
  async ({ guest, owner, browserErrors }) => {
    browserErrors.allow(/status of 410/);
    const shop = await opensRestaurant(owner);
    await sitsDown(guest, owner, { shop, table: 3, name: 'Ada' });
    await guest.page.getByRole('link', { name: 'Unser Tisch' }).click();
    const cleared = guest.page.waitForResponse((response) => response.status() === 410);
    await owner.serves(shop).clears(3);
    await expect(guest.page.getByRole('heading', { name: 'Bis zum nächsten Mal' })).toBeVisible();
    await cleared;
    await sitsDown(guest, owner, { shop, table: 5, name: 'Ada' });
    await guest.page.getByRole('link', { name: 'Unser Tisch' }).click();
    await expect(guest.page.getByRole('main')).toContainText('Noch nichts bestellt');
  },
);

story(
  'a part that is cancelled, declined or left at the provider is open again at once, and nothing is charged',
  async ({ guest: ada, stranger: ben, owner }) => {
    const shop = await opensRestaurant(owner);
    await Promise.all([
      sitsDown(ada, owner, { shop, table: 4, name: 'Ada' }),
      sitsDown(ben, owner, { shop, table: 4, name: 'Ben' }),
    ]);
    await owner.serves(shop).books(4, [{ dishId: 'minestrone', amount: 1 }]);
    await opensBill(ben, shop);
    const soup = row(ben.page, 'Minestrone');
    const choosesSoup = async (method: string): Promise<void> => {
      await row(ada.page, 'Minestrone').check();
      await ada.paysBy(method);
      await ada.page.getByRole('button', { name: /bezahlen$/ }).click();
      await expect(ada.page.getByText('Test-Zahlung, es fließt kein Geld')).toBeVisible();
      await expect(soup).toBeDisabled();
    };
    const isBackAtTheBill = async (title: string): Promise<void> => {
      await expect(ada.page).toHaveURL(/\/tisch\/rechnung/);
      await expect(ada.page.getByRole('alert').filter({ hasText: title })).toContainText('Es ist nichts abgebucht');
      await expect(soup).toBeEnabled();
    };

    await story.step('the cancel link, for each way to pay that leads to a page', async () => {
      await opensBill(ada, shop);
      for (const method of ['Karte, Apple Pay', 'Klarna', 'Überweisung']) {
        await choosesSoup(method);
        await ada.presses('Abbrechen');
        await isBackAtTheBill(
          method === 'Überweisung' ? 'Die Zahlung ist fehlgeschlagen' : 'Du hast die Zahlung abgebrochen',
        );
      }
    });

    await story.step('a payment that the provider declines', async () => {
      await choosesSoup('Klarna');
      await ada.presses('Zahlung ablehnen');
      await isBackAtTheBill('Die Zahlung ist fehlgeschlagen');
    });

    await story.step("the browser's back button", async () => {
      await choosesSoup('Karte, Apple Pay');
      await ada.page.goBack();
      await isBackAtTheBill('Du hast die Zahlung abgebrochen');
    });

    await story.step('a closed page, and the table opened later', async () => {
      await choosesSoup('Karte, Apple Pay');
      await ada.opens(`/f=${shop.slug}/tisch`);
      await expect(ada.page.getByText('Deine Zahlung ist beendet. Es ist nichts abgebucht')).toBeVisible();
      await expect(soup).toBeEnabled();
      await expect(ada.page.getByRole('main')).toContainText('6,50\u00a0€');
    });
  },
);

story(
  'four guests of a table order two rounds and pay in three ways',
  // Five browsers at once.
  { tag: '@load' },
  async ({ guest: ada, stranger: ben, company: [cem, dana], owner, browserErrors }) => {
    // The table is cleared in the end.
    browserErrors.allow(/status of 410/);
    const shop = await opensRestaurant(owner);
    const waiter = owner.serves(shop);
    await Promise.all([
      sitsDown(ada, owner, { shop, table: 4, name: 'Ada' }),
      sitsDown(ben, owner, { shop, table: 4, name: 'Ben' }),
      sitsDown(cem, owner, { shop, table: 4, name: 'Cem' }),
      sitsDown(dana, owner, { shop, table: 4, name: 'Dana' }),
    ]);
    const strip = ben.page.getByRole('navigation', { name: 'Tisch 4' });
    await expect(strip).toContainText('noch nichts bestellt');
    // For guests without scripts.
    const served = await ada.page.request.get(`/f=${shop.slug}/tisch`);
    expect(await served.text()).toContain('Zum Bestellen am Tisch braucht die Seite JavaScript.');

    await story.step("a round to be paid 'Bei der Bedienung' waits until the waiter confirms it", async () => {
      await ada.adds(DESSERT, { amount: 2 });
      await goesToTableCheckout(ada);
      await ordersAtTable(ada);
      await expect(ada.page.getByText('Die Bedienung kommt gleich zu Dir')).toBeVisible();
      // Before that, she may take it back and pay now; she orders it the same way again.
      await ada.presses('Lieber jetzt bezahlen');
      await expect(ada.page.getByRole('heading', { name: 'Bestellen', level: 1 })).toBeVisible();
      await ordersAtTable(ada);
      await strip.getByRole('link', { name: 'Unser Tisch' }).click();
      await expect(round(ben.page, 'Ada')).toContainText('wartet auf die Bedienung');
      await waiter.confirmsRounds(4);
      await expect(round(ben.page, 'Ada')).toContainText('bestellt');
      await expect(ada.page.getByText('Die Bedienung kommt gleich zu Dir')).toBeHidden();
    });

    await story.step(
      'the second round: Cem orders himself, the waiter books for the others, and everybody sees both',
      async () => {
        await cem.adds('Limonata');
        await goesToTableCheckout(cem);
        await ordersAtTable(cem);
        await waiter.confirmsRounds(4);
        await waiter.books(4, [
          { dishId: 'minestrone', amount: 3 },
          { dishId: 'crema-di-zucca', amount: 1 },
        ]);
        await expect(round(ben.page, 'Bedienung')).toContainText(/3×\s*Minestrone/);
        await expect(round(ben.page, 'Cem')).toContainText('Limonata');
        await dana.page.getByRole('link', { name: 'Unser Tisch' }).click();
        await expect(round(dana.page, 'Ada')).toContainText(DESSERT);
        await expect(round(dana.page, 'Bedienung')).toContainText(/3×\s*Minestrone/);
        await expect(ben.page.getByRole('main')).toContainText('Noch offen');
      },
    );

    await story.step('Ada pays her own dishes, which are locked for Ben meanwhile', async () => {
      await opensBill(ben, shop);
      await opensBill(ada, shop);
      await ada.presses('Meine auswählen');
      await ada.page.getByRole('radio', { name: '10 %' }).check();
      await goesToPay(ada, '12,10 €');
      await expect(row(ben.page, DESSERT).first()).toBeDisabled();
      await expect(ben.page.getByText('Ada zahlt gerade')).toBeVisible();
      await ada.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
      await expect(ada.page.getByRole('heading', { name: 'Danke, Ada. Du hast bezahlt.' })).toBeVisible();
      await expect(ada.page.getByRole('status').filter({ hasText: 'Danke' })).toContainText('12,10 €');
      await expect(row(ben.page, DESSERT)).toHaveCount(0);
      await ada.page.getByLabel('Rechnung per E-Mail').fill('ada@example.org');
      await ada.presses('Senden');
      await expect(ada.page.getByText('Die Rechnung ist unterwegs an ada@example.org.')).toBeVisible();
    });

    await story.step('a soup goes to another table, another to the till, and one is refunded in part', async () => {
      await expect(row(ben.page, 'Minestrone')).toHaveCount(3);
      await row(ben.page, 'Minestrone').nth(2).check();
      await waiter.moves(4, 'Minestrone', 5);
      await expect(row(ben.page, 'Minestrone')).toHaveCount(2);
      await expect(ben.page.getByText('Die Rechnung hat sich geändert')).toBeVisible();
      await waiter.handsOver(4, 'Minestrone');
      await expect(row(ben.page, 'Minestrone')).toHaveCount(1);
      await waiter.refunds(4, 'Crema di Zucca', 100);
      await row(ben.page, 'Crema di Zucca').check();
      await expect(ben.page.getByRole('status').filter({ hasText: 'nicht mehr offen' })).toHaveCount(0);
    });

    await story.step(
      'Ben pays a third of the rest, Dana the next; the waiter moves the table, hands over the last third and clears it',
      async () => {
        await ben.page.getByRole('radio', { name: 'Gleich teilen' }).check();
        // The refund has reached the guest's page.
        await expect(ben.page.getByText(/15,55\s€ durch/)).toBeVisible();
        await ben.presses('Mehr Personen');
        await expect(ben.page.getByText('Dein Teil beträgt')).toBeVisible();
        await goesToPay(ben);
        await ben.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
        await expect(ben.page.getByRole('heading', { name: 'Danke, Ben. Du hast bezahlt.' })).toBeVisible();
        await expect(ben.page.getByText(/^An Tisch 4 sind noch .* offen\.$/)).toBeVisible();
        await opensBill(dana, shop);
        await dana.page.getByRole('radio', { name: 'Gleich teilen' }).check();
        await expect(dana.page.getByText('Ihr teilt durch 3, ein Teil ist schon vergeben.')).toBeVisible();
        await goesToPay(dana);
        await dana.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
        await expect(dana.page.getByRole('heading', { name: 'Danke, Dana. Du hast bezahlt.' })).toBeVisible();
        await ada.page.getByRole('link', { name: 'Unser Tisch' }).click();
        await expect(ada.page.getByRole('main')).toContainText('1,00\u00a0€');
        await expect(ada.page.getByRole('main')).toContainText('An der Kasse');
        await waiter.movesAll(4, 6);
        await sitsDown(ada, owner, { shop, table: 6, name: 'Ada' });
        await ada.page.getByRole('link', { name: 'Unser Tisch' }).click();
        await expect(ada.page.getByRole('main')).toContainText('An der Kasse');
        await waiter.clears(6);
        await expect(ada.page.getByRole('heading', { name: 'Bis zum nächsten Mal' })).toBeVisible();
      },
    );
  },
);
