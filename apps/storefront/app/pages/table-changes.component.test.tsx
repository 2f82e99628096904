import * as calls from '@tischlein/contract/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bookRound, openTableBranch, sitDown } from '../../../../tests/components/at-table.ts';
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

async function opens(path: string): Promise<void> {
  await renderShop({ slug, path, config });
  await expect.element(main).toMatchTextContent('Minestrone');
}

describe.each(['/tisch', '/tisch/rechnung'])('what others change while a guest has %s open', (path) => {
  it('a moved table takes its guests along (S3 W15)', async () => {
    await opens(path);
    const params = { shop: slug, table: 7 };
    expect((await send(calls.moveTable, { params, headers: {}, body: { to: 8, units: null } })).ok).toBe(true);
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

describe('the page of a table', () => {
  it('shows what others order, and what is open', async () => {
    await opens('/tisch');
    await bookRound(slug, 7, [{ ...MINESTRONE, amount: 1 }]);
    await expect.element(main).toMatchTextContent(/Noch offen19,50 €/);
  });

  it('shows what a waiter refunds', async () => {
    await opens('/tisch');
    const params = { shop: slug, table: 7 };
    const seen = await send(calls.getWaiterTable, { params });
    const [line] = seen.ok ? (seen.value.bill?.rounds[0]?.items ?? []) : [];
    if (!line) throw new Error('nothing is booked');
    const body = { refunds: [{ line: line.id, amount: line.price }] };
    expect((await send(calls.refundTableItems, { params, headers: {}, body })).ok).toBe(true);
    await expect.element(main).toMatchTextContent('erstattet, 13,00 €');
  });
});
