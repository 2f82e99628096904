import * as calls from '@tischlein/contract/calls';
import { toCents } from '@tischlein/domain';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { unmount } from '../../../../../tests/components/mount.tsx';
import { reloadShop, renderShop } from '../../../../../tests/components/render-shop.tsx';
import { signInOnce } from '../../../../../tests/components/sign-in-once.ts';
import { send } from '../../api/send.ts';

const isBooking = (input: RequestInfo | URL): boolean =>
  typeof input === 'string' && /\/api\/shop\/[^/]+\/order$/.test(input);

type Network = 'gone' | 'answerLost' | 'there';

/** Puts the network between the page and the server; returns a switch and the keys that were sent. */
function watchBookings(first: Network) {
  const fetchNow = window.fetch.bind(window);
  const state: { network: Network; readonly keys: string[] } = { network: first, keys: [] };
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (!isBooking(input)) return fetchNow(input, init);
    state.keys.push(new Headers(init?.headers).get('idempotency-key') ?? '');
    if (state.network === 'gone') throw new TypeError('no network');
    const answer = await fetchNow(input, init);
    if (state.network === 'answerLost') throw new TypeError('the answer is lost');
    return answer;
  });
  return state;
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

let lastTable = 0;

/** A table of its own for each test; the shop has sixteen. */
async function opensTable(path = '/bestellen'): Promise<number> {
  await signInOnce();
  lastTable += 1;
  await renderShop({ path: `/service/tisch/${lastTable}${path}` });
  return lastTable;
}

const order = (table: number): Locator => page.getByRole('region', { name: `Bestellung für Tisch ${table}` }).first();
const tap = (name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();
const booked = (table: number): Locator => order(table).getByText(`Die Artikel wurden für Tisch ${table} gebucht.`);
const press = (table: number): Promise<void> => tap(`Für Tisch ${table} buchen`);

describe('taking an order', () => {
  it('by search: the first letters of words, Enter takes the only size down', async () => {
    const table = await opensTable();
    await page.getByRole('searchbox', { name: 'Nummer oder Name' }).fill('mine');
    await expect.element(page.getByRole('button', { name: /^Minestrone, .* hinzufügen/ })).toBeVisible();
    await tap(/^Minestrone, .* hinzufügen/);
    await tap(/^Minestrone, .* hinzufügen/);
    await expect.element(order(table)).toMatchTextContent('2 Artikel');
    await expect.element(order(table)).toMatchTextContent('13,00 €');
    await press(table);
    await expect.element(booked(table)).toBeVisible();
    await expect.element(order(table)).toMatchTextContent('Noch nichts aufgenommen');
  });

  it('a note makes a line of its own', async () => {
    const table = await opensTable();
    await tap(/^Minestrone, .* hinzufügen/);
    await tap('Notiz zu Minestrone');
    await page.getByRole('textbox', { name: 'Notiz' }).fill('ohne Brot');
    await tap('Übernehmen');
    await expect.element(order(table)).toMatchTextContent('ohne Brot');
    await tap(/^Minestrone, .* hinzufügen/);
    await expect.element(page.getByRole('button', { name: 'Notiz zu Minestrone' })).toHaveLength(2);
  });
});

describe('without a connection', () => {
  it('a booking waits visibly, survives a reload and is sent under the same key', async () => {
    const table = await opensTable();
    const network = watchBookings('gone');
    await tap(/^Minestrone, .* hinzufügen/);
    // No retry by time, so that only the press can send it.
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    await press(table);
    await expect.element(order(table)).toMatchTextContent('wartet auf Verbindung');
    await expect.element(booked(table)).not.toBeInTheDocument();
    reloadShop();
    await expect.element(order(table)).toMatchTextContent('wartet auf Verbindung');
    // The page tries once when it starts.
    await expect.poll(() => network.keys.length).toBe(2);
    document.addEventListener('click', () => (network.network = 'there'), { capture: true, once: true });
    await tap('Senden');
    await expect.element(booked(table)).toBeVisible();
    expect(new Set(network.keys).size).toBe(1);
  });

  it('a booking whose answer is lost reaches the table once', async () => {
    const table = await opensTable();
    const network = watchBookings('answerLost');
    await tap(/^Minestrone, .* hinzufügen/);
    await press(table);
    await expect.element(order(table)).toMatchTextContent('wartet auf Verbindung');
    await expect.element(page.getByRole('button', { name: 'Zurück in die Bestellung' })).not.toBeInTheDocument();
    // It is sent by itself.
    network.network = 'there';
    await expect.element(booked(table)).toBeVisible();
    unmount();
    await renderShop({ path: `/service/tisch/${table}` });
    const seated = page.getByRole('region', { name: `Tisch ${table}`, exact: true });
    await expect.element(seated).toMatchTextContent('Offen von 6,50 €');
  });
});

describe("'Tischbestell-Historie'", () => {
  it.each([
    ['0', 'Der zu erstattende Wert muss größer als 0 sein.'],
    ['', 'Bitte gib den Betrag in Euro und Cent ein, zum Beispiel 2,50.'],
    ['6.51', 'Der zu erstattende Wert darf nicht größer als der Wert des Artikels sein.'],
  ])('refuses a refund of %j', async (amount, problem) => {
    const history = await opensHistory();
    await history.getByRole('spinbutton', { name: 'Zu erstattender Betrag in EUR:' }).fill(amount);
    await history.getByRole('button', { name: 'Storno in den Warenkorb legen' }).click();
    await expect.element(history.getByText(problem)).toBeVisible();
  });

  it('puts a negative line into the cart, which counts once it is booked', async () => {
    const history = await opensHistory();
    await history.getByRole('spinbutton', { name: 'Zu erstattender Betrag in EUR:' }).fill('2.5');
    await history.getByRole('button', { name: 'Storno in den Warenkorb legen' }).click();
    await expect.element(history.getByText('Storno über 2,50 € im Warenkorb')).toBeVisible();
    await expect.element(history.getByText('erstattet')).not.toBeInTheDocument();
    await renderShop({ path: `/service/tisch/${lastTable}/bestellen` });
    await expect.element(order(lastTable)).toMatchTextContent('Storno: Minestrone');
    await expect.element(order(lastTable)).toMatchTextContent('−2,50 €');
    await press(lastTable);
    await expect.element(order(lastTable)).toMatchTextContent('2,50 € sind erstattet.');
    await renderShop({ path: `/service/tisch/${lastTable}` });
    await tap('Historie');
    await expect.element(history.getByText('2,50 € erstattet')).toBeVisible();
    await expect.element(history.getByText(/im Warenkorb$/)).not.toBeInTheDocument();
  });

  it('says what is to be paid out at the till, because it was handed to it (S3 C42)', async () => {
    const history = await opensHistory();
    const params = { shop: 'tramonto-mitte', table: lastTable };
    const body = { what: { kind: 'everything' } as const, expectedAmount: toCents(650) };
    expect((await send(calls.handOverToTill, { params, headers: {}, body })).ok).toBe(true);
    await history.getByRole('spinbutton', { name: 'Zu erstattender Betrag in EUR:' }).fill('2.50');
    await history.getByRole('button', { name: 'Storno in den Warenkorb legen' }).click();
    await renderShop({ path: `/service/tisch/${lastTable}/bestellen` });
    await press(lastTable);
    await expect
      .element(order(lastTable))
      .toMatchTextContent('2,50 € sind erstattet, davon 2,50 € bitte an der Kasse auszahlen.');
    unmount();
    await renderShop({ path: `/service/tisch/${lastTable}` });
    const seated = page.getByRole('region', { name: `Tisch ${lastTable}`, exact: true });
    await expect.element(seated).toMatchTextContent('davon 2,50 € an der Kasse');
    await expect.element(seated).toMatchTextContent('An der Kasse zu erstatten');
  });
});

/** Books a soup for 6.50 EUR and opens the history of its table. */
async function opensHistory(): Promise<Locator> {
  const table = await opensTable();
  await tap(/^Minestrone, .* hinzufügen/);
  await press(table);
  await expect.element(booked(table)).toBeVisible();
  await renderShop({ path: `/service/tisch/${table}` });
  await tap('Historie');
  const history = page.getByRole('dialog', { name: 'Tischbestell-Historie' });
  await history.getByText('Minestrone').click();
  return history;
}
