import { expect, type Locator, type Page } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import type { OwnShop, Owner } from '../support/owner.ts';
import { story } from '../support/story.ts';
import { goesToSecondStep, TABLE_SERVICE, WAITER_PASSWORD } from '../support/waiter.ts';

async function opensRestaurant(owner: Owner): Promise<OwnShop> {
  const shop = await owner.opensBranch({ supportDineIn: true, tableService: TABLE_SERVICE });
  await owner.setsWaiterPassword(shop, WAITER_PASSWORD);
  return shop;
}

/** Signs in by the address with the password. */
async function signsIn(page: Page, shop: OwnShop): Promise<void> {
  await page.goto(`/f=${shop.slug}/?tisch=${WAITER_PASSWORD}`);
  await expect(page).toHaveURL(new RegExp(`/f=${shop.slug}/service$`));
  await tabTo(page, page.getByLabel('Name'));
  await page.keyboard.type('Mia');
  await page.keyboard.press('Enter');
}

async function opensByKey(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Reviews and books the order, in a sheet. */
async function books(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Prüfen und buchen/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Für Tisch 3 buchen' }).click();
}

const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true }).first();
const booked = (page: Page) => page.getByRole('strong').filter({ hasText: 'Die Artikel wurden für Tisch 3 gebucht.' });

story(
  'a waiter books without a connection, refunds, moves and hands the table over',
  async ({ page, owner, browserErrors }) => {
    browserErrors.allow(/ERR_INTERNET_DISCONNECTED/);
    await page.clock.install();
    const shop = await opensRestaurant(owner);

    await story.step('signs in and books by number and by search, with a note, by keyboard alone', async () => {
      await signsIn(page, shop);
      const table = page.getByRole('link', { name: /^Tisch 3/ });
      await opensByKey(page, table);
      await opensByKey(page, page.getByRole('link', { name: 'Bestellung aufnehmen' }));
      await opensByKey(page, page.getByRole('button', { name: 'Nummer eingeben' }));
      const keypad = page.getByRole('dialog').getByRole('group', { name: 'Nummer eingeben' });
      await opensByKey(page, keypad.getByRole('button', { name: '1', exact: true }));
      await page.keyboard.press('Enter');
      await expect(keypad).toContainText('Minestrone');
      await opensByKey(page, keypad.getByRole('button', { name: 'Nummer 11 hinzufügen' }));
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await opensByKey(page, page.getByRole('searchbox', { name: 'Nummer oder Name' }));
      await page.keyboard.type('ti nonna');
      await page.keyboard.press('Enter');
      await opensByKey(page, page.getByRole('button', { name: /^2 Prüfen und buchen/ }));
      await opensByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Notiz zu Minestrone' }));
      await tabTo(page, page.getByRole('textbox', { name: 'Notiz' }));
      await page.keyboard.type('ohne Brot');
      await opensByKey(page, page.getByRole('button', { name: 'Übernehmen' }));
      await expect(page.getByRole('dialog')).toHaveCount(1);
      await opensByKey(page, page.getByRole('dialog').getByRole('button', { name: 'Für Tisch 3 buchen' }));
      await expect(booked(page)).toBeVisible();
    });

    await story.step('what is booked without a connection for a minute waits visibly and is sent once', async () => {
      await page.context().setOffline(true);
      await page.getByRole('button', { name: /^Crema di Zucca, .* hinzufügen/ }).click();
      await books(page);
      await expect(shown(page, 'wartet auf Verbindung')).toBeVisible();
      await page.clock.fastForward('01:00');
      await expect(shown(page, 'wartet auf Verbindung')).toBeVisible();
      await expect(booked(page)).toHaveCount(0);
      await page.context().setOffline(false);
      await expect(booked(page)).toBeVisible({ timeout: 30_000 });
      await page.goto(`/f=${shop.slug}/service/tisch/3`);
      await expect(page.getByText('Crema di Zucca')).toHaveCount(1);
      await expect(page.getByText('ohne Brot')).toBeVisible();
    });

    await story.step('refunds a part', async () => {
      await page.getByRole('button', { name: 'Historie' }).click();
      const history = page.getByRole('dialog', { name: 'Tischbestell-Historie' });
      await history.getByText('Crema di Zucca').click();
      await history.getByRole('spinbutton', { name: 'Zu erstattender Betrag in EUR:' }).fill('2.50');
      await history.getByRole('button', { name: 'Storno in den Warenkorb legen' }).click();
      await history.getByRole('button', { name: 'zurück' }).click();
      await page.getByRole('link', { name: 'Bestellung aufnehmen' }).click();
      await books(page);
      await expect(shown(page, '2,50 € sind erstattet.')).toBeVisible();
    });

    await story.step('moves the table, hands it over to the till and clears it', async () => {
      await page.goto(`/f=${shop.slug}/service/tisch/3`);
      await expect(page.getByText('2,50 € erstattet')).toBeVisible();
      await page.getByRole('link', { name: 'Umbuchen' }).click();
      await goesToSecondStep(page);
      await page.getByRole('checkbox', { name: /^Ganzer Tisch/ }).check();
      await page.getByRole('radio', { name: /^4/ }).check();
      await page.getByRole('button', { name: 'Ganzen Tisch auf Tisch 4 buchen' }).click();
      await page.getByRole('link', { name: 'Bezahlen' }).click();
      await goesToSecondStep(page);
      await page.getByRole('radio', { name: 'Alles' }).check();
      await page.getByRole('button', { name: 'An die Kasse übergeben' }).click();
      await expect(page.getByText('Hier ist nichts mehr offen.')).toBeVisible();
      await page.goto(`/f=${shop.slug}/service/tisch/4`);
      await page.getByRole('button', { name: 'Tisch leeren' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Tisch leeren' }).click();
      await expect(page.getByText('Hier ist noch nichts bestellt.')).toBeVisible();
    });
  },
);
