import { toCents } from '@tischlein/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
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

describe('the form of the checkout', () => {
  it('shows all errors at once in German, and the first field gets the focus', async () => {
    await renderCheckout({ address: HOME, items: [PIZZA] });
    await fillIn('E-Mail', 'ada.koehler@');
    await pressOrder();
    for (const error of [
      'Bitte gib Deinen Namen ein.',
      'Bitte gib eine gültige Email Adresse ein.',
      'Bitte gib Deine Telefonnummer ein, damit wir Dich bei Fragen zur Lieferung erreichen.',
      'Bitte wähle eine Zahlungsmethode.',
      'Bitte akzeptiere die AGB und die Datenschutzerklärung.',
    ])
      await expect.element(page.getByText(error)).toBeVisible();
    await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
    await expect.element(page.getByLabelText('Anrede')).toHaveDisplayValue('keine Angabe');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
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
    await expect.element(page.getByText('Bitte wähle, wann Du bestellen möchtest.')).toBeVisible();
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
