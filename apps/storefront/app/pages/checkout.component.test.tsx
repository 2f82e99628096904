import { toCents } from '@tischlein/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  enterContact,
  fillIn,
  HOME,
  PIZZA,
  pressOrder,
  readDialog,
  renderCheckout,
  status,
  TIRAMISU,
} from '../../../../tests/components/checkout-form.ts';

const MINESTRONE = { dish: 'Minestrone', amount: 1 };

const isOrder = (input: RequestInfo | URL): boolean =>
  typeof input === 'string' && /\/api\/shop\/[^/]+\/order$/.test(input);

/** Lists the keys of the orders that are sent from now on. */
function recordOrders(): readonly string[] {
  const fetchNow = window.fetch.bind(window);
  const keys: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (isOrder(input)) keys.push(new Headers(init?.headers).get('idempotency-key') ?? '');
    return fetchNow(input, init);
  });
  return keys;
}

afterEach(() => vi.unstubAllGlobals());

/** Types an address and submits with Enter in the last field, before its terms are known. */
async function typeAddress({ street, number, zip }: Readonly<Record<'street' | 'number' | 'zip', string>>) {
  await fillIn('Straße', street);
  await fillIn('PLZ', zip);
  await fillIn('Ort', 'Berlin');
  await fillIn('Hausnummer', number);
  await userEvent.keyboard('{Enter}');
}

describe('the form of the checkout', () => {
  it('shows all errors at once in German, and the first field gets the focus', async () => {
    await renderCheckout({ address: HOME, items: [PIZZA] });
    await fillIn('E-Mail', 'ada.koehler@');
    await pressOrder();
    for (const error of [
      'Bitte gib Deinen Namen ein.',
      'Bitte gib eine gültige E-Mail-Adresse ein.',
      'Bitte gib Deine Telefonnummer ein, damit wir Dich bei Fragen zur Lieferung erreichen.',
      'Bitte wähle eine Zahlungsmethode.',
      'Bitte akzeptiere die AGB und die Datenschutzerklärung.',
    ])
      await expect.element(page.getByText(error)).toBeVisible();
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
    await expect.element(page.getByText('keine Angabe').first()).toBeVisible();
    await expect.element(page.getByText('Bitte prüfe 5 Angaben:')).toBeVisible();
    const aloud = page.getByRole('status').getByText('5 Angaben fehlen oder stimmen nicht. Bitte prüfe sie.');
    await expect.element(aloud.first()).toBeInTheDocument();
    await page.getByRole('button', { name: 'AGB und Datenschutz' }).click();
    await expect.element(page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' })).toHaveFocus();
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('shows what is known as a line that unfolds', async () => {
    await renderCheckout({ address: HOME, items: [PIZZA] });
    await expect.element(page.getByText(HOME, { exact: true })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Straße' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Adresse ändern' }).click();
    await expect.element(page.getByRole('radio', { name: 'Lieferung', exact: true })).toHaveFocus();
    await fillIn('Hausnummer', '');
    await pressOrder();
    await expect.element(page.getByText('Bitte gib auch eine Hausnummer an.')).toBeVisible();
    await page.getByRole('button', { name: 'Bestellzeit ändern' }).click();
    await expect.element(page.getByLabelText('Bestellzeit')).toHaveFocus();
  });

  it("has PayPal's button in the place of the order button (S3 K13)", async () => {
    await renderCheckout({ orderType: 'pickup', items: [TIRAMISU] });
    await page.getByRole('radio', { name: 'PayPal' }).click();
    await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).not.toBeInTheDocument();
    await page.getByRole('radio', { name: 'Bar' }).click();
    await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
  });

  it('needs a second press for a typed address only if something is dearer there', async () => {
    await renderCheckout({ items: [PIZZA] });
    await enterContact();
    await typeAddress({ street: 'Torstraße', number: '12', zip: '10119' });
    await expect.element(page.getByText('Für diese Adresse gilt eine andere Liefergebühr.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toMatchTextContent('Danke, Ada.');
  });

  it('is sent at once if the delivery to a typed address is free', async () => {
    await renderCheckout({ items: [{ ...PIZZA, amount: 6 }] });
    await enterContact();
    await typeAddress({ street: 'Torstraße', number: '12', zip: '10119' });
    await expect.element(status).toMatchTextContent('Danke, Ada.');
  });

  it('asks for a time if the shop is closed', async () => {
    await renderCheckout({
      period: { insideOpenHours: false, allowASAP: { delivery: false, pickup: false } },
      orderType: 'pickup',
      items: [TIRAMISU],
    });
    await enterContact();
    await expect.element(page.getByLabelText('Bestellzeit')).toHaveDisplayValue('bitte wählen');
    await pressOrder();
    await expect.element(page.getByText('Bitte wähle, wann Du Dein Essen haben möchtest.')).toBeVisible();
  });
});

describe('an order that the server refuses', () => {
  it('because of a raised minimum is not placed; the guest is told what it lacks', async () => {
    await renderCheckout({ address: HOME, terms: { minimumOrderValue: toCents(0) }, items: [MINESTRONE] });
    await enterContact();
    await pressOrder();
    await readDialog(
      'Mindestbestellwert',
      'Du hast den Mindestbestellwert noch nicht erreicht. Es fehlen noch 13,50 €.',
    );
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveValue('Ada Köhler');
  });
});

describe('while an order is being sent', () => {
  it('a double click on the order button is one press: its question stays', async () => {
    const keys = recordOrders();
    await renderCheckout({ orderType: 'pickup', items: [TIRAMISU] });
    await enterContact();
    await page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }).dblClick();
    const confirm = page.getByRole('button', { name: 'Ja, ich hole ab' });
    await expect.element(confirm).toBeVisible();
    expect(keys).toHaveLength(0);
    await confirm.click();
    await expect.element(status).toMatchTextContent('Danke, Ada.');
    expect(keys).toHaveLength(1);
  });

  it('another press sends no other order', async () => {
    const keys = recordOrders();
    await renderCheckout({ orderType: 'pickup', items: [TIRAMISU] });
    await enterContact();
    await pressOrder();
    await page.getByRole('button', { name: 'Ja, ich hole ab' }).dblClick();
    await expect.element(status).toMatchTextContent('Danke, Ada.');
    expect(keys).toHaveLength(1);
  });
});
