import * as calls from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { signInElsewhere } from '../../../../tests/components/owner-elsewhere.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice, renderOfficeAt, renderOfficeFor } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

const SHOP = 'tramonto-mitte';
const COMPANY = {
  Firma: 'Köhler GmbH',
  'Straße und Hausnummer': 'Torstraße 1',
  Postleitzahl: '10119',
  Ort: 'Berlin',
  'USt-IdNr.': 'DE123456788',
  'E-Mail für Rechnungen': 'rechnung@koehler.example',
};
const OTHER = {
  company: 'Roth & Söhne',
  street: 'Bergstraße 2',
  zip: '10115',
  city: 'Berlin',
  vatId: 'DE123456788',
  email: 'post@roth.example',
};

const dialog = page.getByRole('dialog');
const list = page.getByRole('list', { name: 'E-Rechnung' });

async function opensOrder(): Promise<string> {
  const orderId = await placeOrder({ items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  await renderOfficeAt(`/${SHOP}/bestellungen/${orderId}`);
  return orderId;
}

async function fillsIn(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await dialog.getByLabelText(label).fill(value);
}

async function makes(): Promise<void> {
  await page.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
  await fillsIn(COMPANY);
  await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
}

describe('e-invoices of an order', () => {
  it('are made for a guest on the telephone, loaded and mailed; what is missing is said at its field', async () => {
    await opensOrder();
    await page.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await fillsIn({ ...COMPANY, 'USt-IdNr.': 'DE1', Ort: '' });
    await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await expect.element(dialog).toMatchTextContent('Diese USt-IdNr. kann nicht stimmen.');
    await expect.element(dialog.getByLabelText('Ort')).toHaveFocus();
    await fillsIn({ 'USt-IdNr.': COMPANY['USt-IdNr.'], Ort: 'Berlin' });
    await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await expect.element(page.getByText('Die E-Rechnung ist erstellt.')).toBeVisible();
    await expect.element(list).toMatchTextContent(/E-Rechnung \d+.*11,00\s€.*An Köhler GmbH, rechnung@koehler.example/);
    const link = list.getByRole('link', { name: /E-Rechnung \d+ herunterladen/ });
    await expect
      .element(link)
      .toHaveAttribute('href', expect.stringMatching(/electronic-invoices\/\d+\/xrechnung.xml$/));
    await list.getByRole('button', { name: /an rechnung@koehler.example schicken/ }).click();
    await expect.element(list).toMatchTextContent('Die E-Rechnung geht an rechnung@koehler.example.');
  });

  it('are corrected with a reason: the first one is taken back, another one is issued', async () => {
    await opensOrder();
    await makes();
    await page.getByRole('button', { name: 'Berichtigen' }).click();
    await dialog.getByRole('button', { name: 'Stornieren und neu ausstellen' }).click();
    await expect.element(dialog).toMatchTextContent('An den Angaben hat sich noch nichts geändert.');
    await dialog.getByLabelText('Firma', { exact: true }).fill('Köhler & Töchter GmbH');
    await dialog.getByRole('radio', { name: 'Anderer Grund' }).click();
    await dialog.getByRole('textbox', { name: 'Anderer Grund' }).fill('Die Firma heißt seit gestern anders.');
    await dialog.getByRole('button', { name: 'Stornieren und neu ausstellen' }).click();
    await expect.element(page.getByText('Die E-Rechnung ist berichtigt')).toBeVisible();
    await expect.element(list.getByRole('listitem').nth(0)).toMatchTextContent('ersetzt');
    await expect.element(list.getByRole('listitem').nth(1)).toMatchTextContent(/Storno der E-Rechnung.*−11,00\s€/);
    await expect.element(list.getByRole('listitem').nth(2)).toMatchTextContent('An Köhler & Töchter GmbH');
  });

  it('the guest makes one while the dialog is open: that one is shown and its company named', async () => {
    const orderId = await opensOrder();
    await page.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await fillsIn(COMPANY);
    await send(calls.issueElectronicInvoice, { params: { shop: SHOP, orderId }, body: OTHER });
    await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await expect.element(page.getByText('gibt es schon eine E-Rechnung an Roth & Söhne')).toBeVisible();
    await expect.element(list).toMatchTextContent('An Roth & Söhne');
  });

  it('an earlier one that names the same company otherwise is not taken for the one that is made', async () => {
    const orderId = await opensOrder();
    await page.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await fillsIn({ ...COMPANY, Firma: OTHER.company });
    await send(calls.issueElectronicInvoice, { params: { shop: SHOP, orderId }, body: OTHER });
    await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await expect.element(page.getByText('gibt es schon eine E-Rechnung an Roth & Söhne')).toBeVisible();
  });

  it('another person corrects it first: the dialog says so and keeps what is typed', async () => {
    const orderId = await opensOrder();
    await makes();
    await page.getByRole('button', { name: 'Berichtigen' }).click();
    await dialog.getByLabelText('Firma', { exact: true }).fill('Köhler & Töchter GmbH');
    const params = { shop: SHOP, orderId };
    const known = await send(calls.listElectronicInvoices, { params });
    const number = (known.ok && known.value.documents[0]?.number) || 0;
    const body = { key: crypto.randomUUID(), number, buyer: OTHER, reason: 'Falsche Firma.' };
    expect((await send(calls.correctElectronicInvoice, { params, body })).ok).toBe(true);
    await dialog.getByRole('button', { name: 'Stornieren und neu ausstellen' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Diese E-Rechnung ist schon berichtigt.');
    await expect.element(dialog.getByLabelText('Firma', { exact: true })).toHaveValue('Köhler & Töchter GmbH');
    await expect.element(list).toMatchTextContent('An Roth & Söhne');
    // The new one is not corrected before it was looked at.
    await dialog.getByRole('button', { name: 'Stornieren und neu ausstellen' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Diese E-Rechnung ist schon berichtigt.');
  });

  it('one that is valid cannot be corrected after its order is refused, and the page says why', async () => {
    const orderId = await opensOrder();
    await makes();
    await page.getByRole('button', { name: 'Berichtigen' }).click();
    await dialog.getByLabelText('Firma', { exact: true }).fill('Köhler & Töchter GmbH');
    const params = { shop: SHOP, orderId, action: 'refuse' as const };
    expect((await send(calls.actOnOrder, { params, body: { reason: 'Zu viel los.' } })).ok).toBe(true);
    await dialog.getByRole('button', { name: 'Stornieren und neu ausstellen' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Für diese Bestellung geht das nicht');
    await expect.element(page.getByText('Die Bestellung wurde nicht ausgeführt. Dafür gibt es')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Berichtigen' })).not.toBeInTheDocument();
  });

  it('the order is refused while the dialog is open: there is no e-invoice, and the page says why', async () => {
    const orderId = await opensOrder();
    await page.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await fillsIn(COMPANY);
    const params = { shop: SHOP, orderId, action: 'refuse' as const };
    expect((await send(calls.actOnOrder, { params, body: { reason: 'Zu viel los.' } })).ok).toBe(true);
    await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Für diese Bestellung geht das nicht');
    await expect.element(page.getByText('Die Bestellung wurde nicht ausgeführt. Dafür gibt es')).toBeVisible();
  });

  it('a right withdrawn while the dialog is open is said, and what is typed stays', async () => {
    const { slug, id } = await renderOfficeFor('staff', '/:slug');
    const owner = await signInElsewhere();
    await openForGuests(slug, owner);
    await placeOrder({ shop: slug, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
    await page.getByRole('article').getByRole('button').first().click();
    await page.getByRole('button', { name: 'E-Rechnung', exact: true }).click();
    await page.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await fillsIn(COMPANY);
    await owner(calls.changeStaff, { params: { staffId: id }, body: { role: 'driver', shops: [shopId(slug)] } });
    await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent('Das darfst Du mit Deiner Anmeldung nicht.');
    await expect.element(dialog.getByLabelText('Firma', { exact: true })).toHaveValue('Köhler GmbH');
  });

  it('without a connection the dialog says so and keeps what is typed; the next press makes it', async () => {
    await opensOrder();
    await page.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await fillsIn(COMPANY);
    const giveBack = loseConnection();
    await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await expect
      .element(dialog.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.'))
      .toBeVisible();
    giveBack();
    await expect.element(dialog.getByLabelText('Firma', { exact: true })).toHaveValue('Köhler GmbH');
    await dialog.getByRole('button', { name: 'E-Rechnung erstellen' }).click();
    await expect.element(list).toMatchTextContent('An Köhler GmbH');
  });

  it('are at hand at the desk, too', async () => {
    const shop = await renderOffice('/');
    await openForGuests(shop);
    await placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
    await page.getByRole('article').getByRole('button').first().click();
    await page.getByRole('button', { name: 'E-Rechnung', exact: true }).click();
    await makes();
    await expect.element(list).toMatchTextContent('An Köhler GmbH');
  });
});
