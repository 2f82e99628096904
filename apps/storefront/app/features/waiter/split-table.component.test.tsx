import * as calls from '@tischlein/contract/calls';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { beginToPay, bookRound, handOver, openTableBranch, sitDown } from '../../../../../tests/components/at-table.ts';
import { unmount } from '../../../../../tests/components/mount.tsx';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';
import { signInOnce } from '../../../../../tests/components/sign-in-once.ts';
import { send } from '../../api/send.ts';

const MINESTRONE = { dish: 'Minestrone', amount: 2 };
const config = { paymentScripts: {} };

let slug = '';
beforeEach(async () => {
  slug = await openTableBranch();
  await signInOnce();
  await send(calls.nameWaiter, { params: { shop: slug }, body: { name: 'Jonas' } });
  await bookRound(slug, 7, [MINESTRONE]);
});
afterEach(() => page.viewport(1440, 900));

const choices = page.getByRole('checkbox', { name: /^Minestrone/ });
const next = page.getByRole('button', { name: /^Weiter/ });

const opens = (path = ''): Promise<void> => renderShop({ slug, path: `/service/tisch/7${path}`, config });

describe('paying and moving on a phone', () => {
  it('are two steps, and back', async () => {
    await page.viewport(390, 844);
    await opens('/aufteilen');
    await choices.first().click();
    await expect.element(page.getByText('Schritt 1 von 2: Was gehört zusammen?')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'An die Kasse übergeben' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Weiter, danach offen 6,50 €' }).click();
    await expect.element(page.getByText('Schritt 2 von 2: Wie wird bezahlt?')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Schritt 2 von 2' })).toHaveFocus();
    expect(document.title).toMatch(/^Schritt 2 von 2: Wie wird bezahlt\? Tisch 7, /);
    await expect.element(choices.first()).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Auswahl ändern' }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: 'Schritt 1 von 2' })).toHaveFocus();
    await expect.element(choices.first()).toBeChecked();
    await next.click();
    await page.getByRole('button', { name: 'An die Kasse übergeben' }).click();
    await expect.element(choices).toHaveLength(1);
  });

  it('lead back to the table from every page', async () => {
    await page.viewport(390, 844);
    await opens('/bestellen');
    await page.getByRole('link', { name: 'Zurück zu Tisch 7' }).click();
    await page.getByRole('link', { name: 'Umbuchen' }).click();
    await next.click();
    await expect.element(page.getByText('Schritt 2 von 2: Auf welchen Tisch?')).toBeVisible();
    await page.getByRole('link', { name: 'Zurück zu Tisch 7' }).click();
    await page.getByRole('link', { name: 'Zu den Tischen' }).click();
    await expect.element(page.getByRole('heading', { name: 'Tische', level: 1 })).toBeInTheDocument();
  });

  it('need no steps where both fit', async () => {
    await opens('/aufteilen');
    await choices.first().click();
    await expect.element(page.getByRole('button', { name: 'An die Kasse übergeben' })).toBeEnabled();
    await expect.element(next).not.toBeInTheDocument();
  });
});

describe('what others do while a waiter splits', () => {
  it('takes away what another waiter has settled', async () => {
    await opens('/aufteilen');
    await expect.element(choices).toHaveLength(2);
    await choices.first().click();
    await handOver(slug, 7, 'Minestrone');
    await expect.element(page.getByText('Hier ist nichts mehr offen.')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'An die Kasse übergeben' })).toBeDisabled();
  });

  it('says the same open amount to waiter and guest (S3 W14)', async () => {
    await sitDown(slug, 7, 'scanned');
    await beginToPay(slug, 7, { dishName: 'Minestrone', units: 1, name: 'Ben' });
    await opens();
    const table = page.getByRole('region', { name: 'Tisch 7', exact: true });
    await expect.element(table).toMatchTextContent(/Wird gerade bezahlt6,50 €Offen von 13,00 €6,50 €/);
    unmount();
    await renderShop({ slug, path: '/tisch', config });
    await expect.element(page.getByRole('main')).toMatchTextContent(/Wird gerade bezahlt6,50 €Noch offen6,50 €/);
  });
});

describe.each([
  ['', 'Hier ist noch nichts bestellt.'],
  ['/aufteilen', 'Hier ist nichts mehr offen.'],
])('what others do while a waiter has /service/tisch/7%s open', (path, nothing) => {
  it('another waiter moves the table', async () => {
    await opens(path);
    await expect.element(page.getByText('Minestrone').first()).toBeVisible();
    const params = { shop: slug, table: 7 };
    expect((await send(calls.moveTable, { params, headers: {}, body: { to: 8, units: null } })).ok).toBe(true);
    await expect.element(page.getByText(nothing)).toBeVisible();
  });
});

describe('what others do while a waiter has a table open', () => {
  it('a guest pays', async () => {
    await sitDown(slug, 7, 'scanned');
    await opens();
    const table = page.getByRole('region', { name: 'Tisch 7', exact: true });
    await expect.element(table).toMatchTextContent('Offen von 13,00 €');
    await beginToPay(slug, 7, { dishName: 'Minestrone', units: 1, name: 'Ben' });
    await expect.element(table).toMatchTextContent('Ben zahlt gerade');
  });

  it('another waiter hands the rest over to the till', async () => {
    await opens();
    await expect.element(page.getByRole('link', { name: 'Bezahlen' })).toBeVisible();
    await handOver(slug, 7, 'Minestrone');
    await expect.element(page.getByText('an der Kasse', { exact: true })).toBeVisible();
  });
});

describe.each(['', '/aufteilen'])('a session of a waiter that ends while /service/tisch/7%s is open', (path) => {
  it('asks to sign in again, and what is open stays', async () => {
    await opens(path);
    await expect.element(page.getByText('Minestrone').first()).toBeVisible();
    await send(calls.endSession);
    window.dispatchEvent(new Event('offline'));
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByRole('heading', { name: 'Service anmelden' })).toBeVisible();
    await expect
      .element(page.getByText('Melde Dich neu an. Offene Tische sind noch da, Deine Eingabe auch.'))
      .toBeVisible();
  });
});
