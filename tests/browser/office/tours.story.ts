import { expect } from '@playwright/test';
import { tabTo } from '../support/keyboard.ts';
import { story } from '../support/story.ts';
import { ADDRESSES, cooks } from '../support/tours.ts';

const [, ACKER] = ADDRESSES;

story(
  'the desk gives two orders to a driver, who hands one over and does not meet the other guest; the guests see it',
  async ({ desk, owner, guest, company: [other, driver], browserErrors }) => {
    browserErrors.allow(/status of 401|ERR_INTERNET_DISCONNECTED/);
    const shop = await owner.opensBranch();
    const { email, password } = await owner.addsStaff(shop, 'driver');
    const [met, missed] = [await cooks(owner, shop), await cooks(owner, shop, { name: 'Ben Roth', address: ACKER })];
    await guest.opens(`/f=${shop.slug}/checkout/success/${met.id}`);
    await other.opens(`/f=${shop.slug}/checkout/success/${missed.id}`);

    const phone = driver.page;
    await phone.setViewportSize({ width: 390, height: 844 });
    await phone.goto('/office');
    await phone.getByLabel('E-Mail').fill(email);
    await phone.getByLabel('Passwort').fill(password);
    await phone.getByRole('button', { name: 'Anmelden' }).click();
    await expect(phone.getByRole('heading', { name: 'Keine Tour für Dich' })).toBeVisible();

    // By keyboard.
    await desk.opens(shop);
    await expect(desk.ticketIn('Fertig', met.number)).toBeVisible();
    const { keyboard } = desk.page;
    await tabTo(desk.page, desk.page.getByRole('button', { name: 'Tour zusammenstellen' }));
    await keyboard.press('Enter');
    const dialog = desk.page.getByRole('dialog', { name: 'Tour zusammenstellen' });
    await expect(dialog.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await expect(dialog.getByRole('radio', { name: email })).toBeChecked();
    await tabTo(desk.page, dialog.getByRole('button', { name: 'Tour anlegen' }));
    await keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const tour = desk.page.getByRole('article', { name: 'Tour 1' });
    await expect(tour).toContainText(email);
    await expect(tour).toContainText('Bar fällig laut Bestellungen: 151,80');

    await expect(phone.getByText('0 von 2 erledigt', { exact: true })).toBeVisible();
    await phone.getByRole('button', { name: 'Losfahren' }).click();
    await expect(guest.page.getByText('Deine Bestellung ist auf dem Weg zu Dir.')).toBeVisible();
    await expect(other.page.getByText('Deine Bestellung ist auf dem Weg zu Dir.')).toBeVisible();
    await expect(tour).toContainText('Unterwegs · 2 Stopps');

    // In the stairwell, there is no connection.
    await expect(phone.getByRole('article')).toContainText('Torstraße 12');
    await phone.context().setOffline(true);
    await phone.getByRole('article').getByRole('button', { name: 'Übergeben' }).click();
    await expect(phone.getByText('Deine Eingabe wird gesendet, sobald die Verbindung wieder steht.')).toBeVisible();
    await expect(phone.getByRole('article')).toContainText('Ben Roth');
    await phone.context().setOffline(false);
    await expect(guest.page.getByText('Guten Appetit!')).toBeVisible();

    await phone.getByRole('button', { name: 'Nicht angetroffen' }).click();
    await phone.getByRole('button', { name: 'Zurück ins Restaurant' }).click();
    await expect(phone.getByRole('heading', { name: 'Keine Tour für Dich' })).toBeVisible();
    await expect(other.page.getByText('Wir waren bei Dir und haben niemanden angetroffen.')).toBeVisible();
    await expect(desk.ticketIn('Fertig', missed.number)).toContainText('Niemand angetroffen');
    await expect(tour).toBeHidden();
  },
);
