import * as calls from '@tischlein/contract/calls';
import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import {
  bookRound,
  decideRound,
  handOver,
  holdRound,
  openTableBranch,
  sitDown,
} from '../../../../tests/components/at-table.ts';
import { TIRAMISU } from '../../../../tests/components/checkout-form.ts';
import { unmount } from '../../../../tests/components/mount.tsx';
import { renderShop } from '../../../../tests/components/render-shop.tsx';
import { send } from '../api/send.ts';

const MINESTRONE = { dish: 'Minestrone', amount: 2 };
const config = { paymentScripts: {} };
const WAITS = 'wartet auf die Bedienung, 13,00 €';

let slug = '';
beforeEach(async () => {
  slug = await openTableBranch({ payAtTable: true });
  await sitDown(slug, 7, 'scanned');
});

const main = page.getByRole('main');

describe('a round that waits for the waiter (S3 W14)', () => {
  it('is waiting on the page of the table and above the menu, and never paid', async () => {
    await holdRound(slug, 7, [MINESTRONE]);
    await renderShop({ slug, path: '/tisch', config });
    await expect.element(main.getByText(WAITS)).toBeVisible();
    await expect.element(main).toMatchTextContent(/Wartet auf die Bedienung13,00 €Noch offen0,00 €/);
    await expect.element(page.getByText(/bezahlt/)).not.toBeInTheDocument();
    unmount();
    await renderShop({ slug, path: '/', config });
    await expect.element(page.getByRole('navigation', { name: 'Tisch 7' })).toMatchTextContent(WAITS);
    await expect.element(page.getByText(/bezahlt/)).not.toBeInTheDocument();
  });

  it('is not on the bill, which says when it can be paid', async () => {
    await holdRound(slug, 7, [MINESTRONE]);
    await renderShop({ slug, path: '/tisch/rechnung', config });
    await expect.element(page.getByRole('heading', { name: 'Noch nichts auf der Rechnung' })).toBeVisible();
    await expect.element(main).toMatchTextContent('Eure Bestellung über 13,00 € wartet auf die Bedienung.');
    await bookRound(slug, 7, [TIRAMISU]);
    await expect.element(page.getByRole('checkbox', { name: 'Tiramisù' }).first()).toBeVisible();
    await expect.element(page.getByRole('checkbox', { name: 'Minestrone' })).not.toBeInTheDocument();
  });

  it('is said to the guests when the waiter declines it', async () => {
    const order = await holdRound(slug, 7, [MINESTRONE]);
    await renderShop({ slug, path: '/tisch', config });
    await expect.element(main.getByText(WAITS)).toBeVisible();
    await decideRound(slug, 7, { orderId: order, decision: 'decline' });
    await expect.element(main.getByText(/Die Bedienung hat diese Bestellung nicht angenommen\./)).toBeVisible();
    await expect.element(main).toMatchTextContent('abgelehnt');
    unmount();
    await renderShop({ slug, path: '/', config });
    await expect.element(page.getByRole('navigation', { name: 'Tisch 7' })).toMatchTextContent('Bestellung abgelehnt');
  });

  it('makes its table busy for the waiters, with its amount', async () => {
    await holdRound(slug, 7, [MINESTRONE]);
    await send(calls.nameWaiter, { params: { shop: slug }, body: { name: 'Jonas' } });
    await renderShop({ slug, path: '/service/tisch/7', config });
    const table = page.getByRole('region', { name: 'Tisch 7', exact: true });
    await expect.element(table.getByText('wartet auf Dich, 13,00 €')).toBeVisible();
    await expect.element(table).toMatchTextContent('Wartet auf Dich13,00 €');
    await expect.element(page.getByRole('link', { name: /^Tisch 7/ })).toMatchTextContent('Runde wartet, 13,00 €');
    await expect.element(page.getByText('Alle Tische sind frei')).not.toBeInTheDocument();
    await expect.element(page.getByText('bezahlt', { exact: true })).not.toBeInTheDocument();
  });
});

describe('what is settled', () => {
  it('is not called paid when the till gets it (S3 W11)', async () => {
    await bookRound(slug, 7, [MINESTRONE]);
    await handOver(slug, 7, 'Minestrone');
    await renderShop({ slug, path: '/tisch', config });
    await expect.element(page.getByText('An Tisch 7 ist nichts mehr offen')).toBeVisible();
    await expect.element(page.getByText('an der Kasse, 13,00 €')).toBeVisible();
    await expect.element(page.getByText('Tisch 7 ist bezahlt')).not.toBeInTheDocument();
  });
});

describe('the bill before something is chosen', () => {
  it('offers no amount and no tip of 0,00 €', async () => {
    await bookRound(slug, 7, [MINESTRONE]);
    await renderShop({ slug, path: '/tisch/rechnung', config });
    const first = page.getByRole('checkbox', { name: 'Minestrone' }).first();
    await expect.element(first).toBeVisible();
    await expect.element(page.getByText('Wähle aus, was Du zahlst. Dann kannst Du bezahlen.')).toBeVisible();
    await expect.element(page.getByText(/(?<!\d)0,00/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: /bezahlen$/ })).not.toBeInTheDocument();
    await first.click();
    await expect.element(page.getByRole('button', { name: '6,50 € bezahlen' })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: '10 %' })).toBeVisible();
    await first.click();
    await expect.element(page.getByRole('radio', { name: '10 %' })).not.toBeInTheDocument();
  });
});

describe('parts below the least amount of a provider', () => {
  it('are not offered by card, with the reason, and equal parts say so', async () => {
    await bookRound(slug, 7, [MINESTRONE]);
    await renderShop({ slug, path: '/tisch/rechnung?teile=30', config });
    const card = page.getByRole('radio', { name: /^Karte/ });
    await expect.element(card).toBeDisabled();
    await expect.element(page.getByText('Diese Zahlungsmethode geht erst ab 0,50 €.').first()).toBeVisible();
    await expect.element(page.getByText(/^Ein Teil von 0,43\s€ ist zu klein für Karte/)).toBeVisible();
    // The tip counts.
    await page.getByRole('button', { name: 'Anderer Betrag' }).click();
    await page.getByLabelText('Trinkgeld in EUR').fill('0,10');
    await expect.element(card).toBeEnabled();
    await page.getByLabelText('Trinkgeld in EUR').fill('1000,01');
    await expect.element(page.getByText(/Bitte gib einen Betrag bis 1\.000\s€ ein/)).toBeVisible();
  });
});
