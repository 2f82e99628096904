import * as calls from '@tischlein/contract/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bookRound, openTableBranch } from '../../../../../tests/components/at-table.ts';
import { TIRAMISU } from '../../../../../tests/components/checkout-form.ts';
import { signInElsewhere } from '../../../../../tests/components/owner-elsewhere.ts';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';
import { signInOnce } from '../../../../../tests/components/sign-in-once.ts';
import { send } from '../../api/send.ts';

const MINESTRONE = { dish: 'Minestrone', amount: 2 };
const PASSWORD = 'blaue-gabel-im-wind';

let slug = '';
const params = () => ({ shop: slug });

beforeEach(async () => {
  slug = await openTableBranch();
  await signInOnce();
  await send(calls.nameWaiter, { params: params(), body: { name: 'Jonas' } });
  await bookRound(slug, 7, [MINESTRONE]);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const units = page.getByRole('checkbox', { name: /^Minestrone/ });
const handOver = page.getByRole('button', { name: 'An die Kasse übergeben' });

async function opens(path: string): Promise<void> {
  await renderShop({ slug, path: `/service/tisch/7${path}`, config: { paymentScripts: {} } });
  await expect.element(page.getByText('Minestrone').first()).toBeVisible();
}

/** The page looks again, as after a lost connection. */
function looksAgain(): void {
  window.dispatchEvent(new Event('offline'));
  window.dispatchEvent(new Event('online'));
}

/** The server does what it is asked, but this page does not hear of it. */
function loseAnswers(): void {
  const fetchNow = window.fetch.bind(window);
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    await fetchNow(...request);
    throw new TypeError('the answer is lost');
  });
}

const TWO_PAGES = [
  ['', 'the table'],
  ['/aufteilen', 'splitting'],
] as const;

describe.each(TWO_PAGES)('while a waiter has /service/tisch/7%s open', (path) => {
  it('another waiter refunds a dish: it is no longer open', async () => {
    await opens(path);
    const answer = await send(calls.getWaiterTable, { params: { ...params(), table: 7 } });
    const [line] = answer.ok ? (answer.value.bill?.rounds[0]?.items ?? []) : [];
    if (!line) throw new Error('nothing is booked');
    const body = { refunds: [{ line: line.id, amount: line.price }] };
    expect((await send(calls.refundTableItems, { params: { ...params(), table: 7 }, headers: {}, body })).ok).toBe(
      true,
    );
    await expect
      .element(page.getByText(path === '' ? '13,00 € erstattet' : 'Hier ist nichts mehr offen.').first())
      .toBeVisible();
  });

  it('the waiter password is changed: the page asks for the new one, and goes on where it was', async () => {
    await send(calls.setWaiterPassword, { params: params(), body: { password: PASSWORD } });
    await send(calls.openWaiterSession, { params: params(), body: { password: PASSWORD } });
    await send(calls.nameWaiter, { params: params(), body: { name: 'Jonas' } });
    await send(calls.endSession);
    await opens(path);
    const owner = await signInElsewhere();
    await owner(calls.setWaiterPassword, { params: params(), body: { password: `${PASSWORD}-neu` } });
    looksAgain();
    await expect.element(page.getByRole('heading', { name: 'Service anmelden' })).toBeVisible();
    await expect
      .element(page.getByText('Melde Dich neu an. Offene Tische sind noch da, Deine Eingabe auch.'))
      .toBeVisible();
    await page.getByLabelText('Service-Passwort').fill(`${PASSWORD}-neu`);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByLabelText('Name').fill('Jonas');
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect.element(page.getByText('Minestrone').first()).toBeVisible();
  });
});

describe('while a waiter splits', () => {
  it('another one books: the new dish can be chosen, and what was chosen stays', async () => {
    await opens('/aufteilen');
    await units.first().click();
    await bookRound(slug, 7, [TIRAMISU]);
    await expect.element(page.getByRole('checkbox', { name: /^Tiramisù/ })).toBeVisible();
    await expect.element(units.first()).toBeChecked();
  });

  it('the connection is lost: that is said, and what was handed over meanwhile counts once', async () => {
    await opens('/aufteilen');
    await page.getByRole('radio', { name: 'Gleiche Teile' }).click();
    loseAnswers();
    await handOver.click();
    await expect
      .element(page.getByRole('alert').filter({ hasText: 'Keine Verbindung. Bitte prüfe Deine Internetverbindung' }))
      .toBeVisible();
    window.dispatchEvent(new Event('offline'));
    await expect.element(page.getByText(/^Keine Verbindung seit/).first()).toBeVisible();
    vi.unstubAllGlobals();
    await handOver.click();
    await expect.element(page.getByText('6,50 € sind an die Kasse übergeben').first()).toBeVisible();
    const table = await send(calls.getWaiterTable, { params: { ...params(), table: 7 } });
    expect(table.ok && table.value.bill?.due).toBe(650);
  });
});

it('a refund whose answer is lost counts once when it is saved again', async () => {
  await renderShop({ slug, path: '/service/artikel', config: { paymentScripts: {} } });
  const label = 'Erstattung für Minestrone, Tisch 7';
  await page.getByRole('spinbutton', { name: label }).fill('1.5');
  const save = page.getByRole('button', { name: `${label}, speichern` });
  loseAnswers();
  await save.click();
  await expect.element(page.getByText(/^Keine Verbindung/).first()).toBeVisible();
  vi.unstubAllGlobals();
  await save.click();
  await expect.element(page.getByText('1,50 € für Minestrone werden erstattet')).toBeVisible();
  const table = await send(calls.getWaiterTable, { params: { ...params(), table: 7 } });
  expect(table.ok && table.value.bill?.refunded).toBe(150);
});

it('a session that ends at midnight is a new day', async () => {
  await opens('');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  await send(calls.endSession);
  looksAgain();
  await expect.element(page.getByRole('heading', { name: 'Neuer Tag' })).toBeVisible();
});
