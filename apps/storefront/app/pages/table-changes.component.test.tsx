import * as calls from '@tischlein/contract/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  beginRound,
  bookRound,
  decideRound,
  holdRound,
  moveTable,
  openTableBranch,
  sitDown,
} from '../../../../tests/components/at-table.ts';
import { payOnline } from '../../../../tests/components/pay-online.ts';
import { TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { renderShop } from '../../../../tests/components/render-shop.tsx';
import { send } from '../api/send.ts';

const MINESTRONE = { dish: 'Minestrone', amount: 2 };
const config = { paymentScripts: {} };

let slug = '';
beforeEach(async () => {
  slug = await openTableBranch({ payAtTable: true });
  await sitDown(slug, 7, 'scanned');
  await bookRound(slug, 7, [MINESTRONE]);
});

const main = page.getByRole('main');

/** A line of the bill, as the waiter sees it. */
async function findLine(dish: string) {
  const seen = await send(calls.getWaiterTable, { params: { shop: slug, table: 7 } });
  const items = seen.ok ? (seen.value.bill?.rounds.flatMap((round) => round.items) ?? []) : [];
  const line = items.find(({ dishName }) => dishName.startsWith(dish));
  if (!line) throw new Error(`${dish} is not booked`);
  return line;
}

async function refundSoup(): Promise<void> {
  const { id, price } = await findLine('Minestrone');
  const body = { refunds: [{ line: id, amount: price }] };
  expect((await send(calls.refundTableItems, { params: { shop: slug, table: 7 }, headers: {}, body })).ok).toBe(true);
}

async function opens(path: string): Promise<void> {
  await renderShop({ slug, path, config });
  await expect.element(main).toMatchTextContent('Minestrone');
}

describe.each(['/tisch', '/tisch/rechnung'])('what others change while a guest has %s open', (path) => {
  it('a moved table takes its guests along (S3 W15)', async () => {
    await opens(path);
    await moveTable(slug, { from: 7, to: 8 });
    await expect
      .element(main)
      .toMatchTextContent('Ihr sitzt jetzt an Tisch 8. Alles, was Ihr an Tisch 7 bestellt habt, ist mitgekommen.');
    await expect.element(page.getByRole('link', { name: 'Tisch 8', exact: true })).toBeVisible();
    await expect.element(main).toMatchTextContent('Minestrone');
  });

  it('a lost connection is said until it is back', async () => {
    await opens(path);
    window.dispatchEvent(new Event('offline'));
    await expect.element(main).toMatchTextContent('Keine Verbindung');
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Keine Verbindung')).not.toBeInTheDocument();
  });

  it('a table that was left in another tab is said', async () => {
    await opens(path);
    window.dispatchEvent(new Event('offline'));
    await send(calls.leaveTable, { params: { shop: slug } });
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('heading', { name: 'Wähle zuerst einen Tisch' })).toBeVisible();
  });
});

const chooseSoup = async (): Promise<void> => {
  await page.getByRole('checkbox', { name: 'Minestrone' }).first().click();
  await expect.element(page.getByRole('button', { name: '6,50 € bezahlen' })).toBeVisible();
};

describe('what a guest has chosen from the bill', () => {
  it('is no longer chosen once a waiter refunds it, and nobody is blamed', async () => {
    await bookRound(slug, 7, [TIRAMISU]);
    await opens('/tisch/rechnung');
    await chooseSoup();
    await refundSoup();
    await expect.element(main).toMatchTextContent('Die Rechnung hat sich geändert');
    await expect.element(main).toMatchTextContent('Minestrone ist nicht mehr offen. Wir haben das abgewählt.');
    await expect.element(main).not.toMatchTextContent('Jemand war schneller');
  });

  it('is said to be refunded once all of the bill is', async () => {
    await opens('/tisch/rechnung');
    await refundSoup();
    await expect.element(main).toMatchTextContent('An Tisch 7 ist nichts mehr offen');
    await expect.element(main).toMatchTextContent('Was Ihr bestellt habt, ist erstattet.');
  });

  it('is no longer chosen once a waiter moves it to another table', async () => {
    await bookRound(slug, 7, [TIRAMISU]);
    await opens('/tisch/rechnung');
    await page.getByRole('checkbox', { name: 'Tiramisù' }).click();
    const { id: line } = await findLine('Tiramisù');
    await moveTable(slug, { from: 7, to: 8, units: [{ line, units: 1 }] });
    await expect.element(main).toMatchTextContent('Tiramisù della Nonna ist nicht mehr offen.');
    await expect.element(page.getByRole('checkbox', { name: 'Tiramisù' })).not.toBeInTheDocument();
  });
});

describe('a moved table', () => {
  const ordersHere = page.getByText('An Tisch 8 sind noch');

  it('is said at the checkout, which keeps its form', async () => {
    await renderShop({ slug, path: '/checkout', config, items: [TIRAMISU] });
    await page.getByLabelText('Nachricht').fill('Vorspeise zuerst');
    await moveTable(slug, { from: 7, to: 8 });
    await expect.element(main).toMatchTextContent('Ihr sitzt jetzt an Tisch 8.');
    await expect.element(page.getByLabelText('Nachricht')).toHaveValue('Vorspeise zuerst');
    await expect.element(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' })).toBeVisible();
  });

  it('is said on the page of a round', async () => {
    const orderId = await holdRound(slug, 7, [TIRAMISU]);
    await decideRound(slug, 7, { orderId, decision: 'confirm' });
    await renderShop({ slug, path: `/checkout/success/${orderId}`, config });
    await expect.element(page.getByText('An Tisch 7 sind noch')).toBeVisible();
    await moveTable(slug, { from: 7, to: 8 });
    await expect.element(page.getByText('Ihr sitzt jetzt an Tisch 8.')).toBeVisible();
    await expect.element(ordersHere).toMatchTextContent('18,50 €');
  });

  it('gets a round that was being paid meanwhile', async () => {
    const orderId = await beginRound(slug, 7, [TIRAMISU]);
    await moveTable(slug, { from: 7, to: 8 });
    await payOnline(slug, orderId);
    await renderShop({ slug, path: `/checkout/success/${orderId}`, config });
    await expect.element(page.getByRole('status').filter({ hasText: 'Danke, Ada.' })).toBeVisible();
    await expect.element(page.getByText('Ihr sitzt jetzt an Tisch 8.')).toBeVisible();
    await expect.element(ordersHere).toMatchTextContent('13,00 €');
    await page.getByRole('link', { name: 'Unser Tisch' }).click();
    await expect.element(main).toMatchTextContent('Tiramisù della Nonna');
  });
});

describe('the page of a table', () => {
  it('shows what others order, and what is open', async () => {
    await opens('/tisch');
    await bookRound(slug, 7, [{ ...MINESTRONE, amount: 1 }]);
    await expect.element(main).toMatchTextContent(/Noch offen19,50 €/);
  });

  it('shows what a waiter refunds', async () => {
    await opens('/tisch');
    await refundSoup();
    await expect.element(main).toMatchTextContent('erstattet, 13,00 €');
  });
});
