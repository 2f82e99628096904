import * as calls from '@tischlein/contract/calls';
import type { PauseRequest } from '@tischlein/contract/office';
import type { EscalationSettings } from '@tischlein/domain/shop';
import { DEFAULT_ESCALATION } from '@tischlein/domain/escalation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { actOnOrder } from '../../../../tests/components/act-on-order.ts';
import { holdSave } from '../../../../tests/components/hold-save.ts';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { openSharedDesk } from '../../../../tests/components/shared-desk.ts';
import { send } from '../api/send.ts';

type PlacedIn = Awaited<ReturnType<typeof renderOffice>>;

const ADA = { name: 'Ada', email: 'ada@tramonto.example', phone: '' };
const TIRAMISU = { dish: 'Tiramisù della Nonna', amount: 2 };

const fresh = page.getByRole('region', { name: 'Neu' });
const band = page.getByRole('region', { name: /wartet seit/ });
const title = page.getByRole('heading', { level: 1 });
const takeover = page.getByRole('alertdialog');

afterEach(() => void vi.useRealTimers());

/** Opens the desk with a fresh order. */
async function opensDesk(settings: Partial<EscalationSettings> = {}): Promise<PlacedIn> {
  const shop = await renderOffice('/', { escalation: { ...DEFAULT_ESCALATION, people: [ADA], ...settings } });
  await expect.element(fresh).toMatchTextContent('Keine neue Bestellung');
  // Orders of a draft are tests, and told to no one.
  await openForGuests(shop);
  await placeOrder({ shop, items: [TIRAMISU] });
  await expect.element(fresh).toMatchTextContent('gerade eben');
  return shop;
}

/** The kitchen does nothing for this long. */
const waits = (minutes: number): void => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (minutes + 0.1) * 60_000 });
};

describe('an order that nobody answers', () => {
  it('says how long it waits, then who knows of it, then takes the screen', async () => {
    await opensDesk({ last: 'refuse' });
    await expect.element(band).not.toBeInTheDocument();
    waits(1);
    await expect.element(fresh).toMatchTextContent('seit 1 Min.');
    await expect.element(band).not.toBeInTheDocument();
    waits(2);
    await expect
      .element(band)
      .toMatchTextContent(/1 wartet seit 3 Minuten\..*Ada weiß Bescheid\. Um .* lehnen wir für Dich ab\./);
    await expect.element(takeover).not.toBeInTheDocument();
    waits(3);
    await expect
      .element(takeover)
      .toMatchTextContent(/1 Bestellung wartet.*seit 6 Minuten.*Tiramisù della Nonna.*lehnen wir für Dich ab/);
  });

  it('is accepted on the whole screen, with its own minutes, and the focus is led back', async () => {
    await opensDesk();
    waits(6);
    await expect.element(takeover.getByRole('heading')).toHaveFocus();
    await takeover.getByRole('button', { name: 'Mehr Minuten für 1' }).click();
    await expect.element(takeover).toMatchTextContent('30 Min.');
    await takeover.getByRole('button', { name: 'Annehmen 1' }).click();
    await expect.element(takeover).not.toBeInTheDocument();
    await expect.element(page.getByRole('region', { name: 'Küche' })).toMatchTextContent('Abholung, Ada Köhler');
    expect(document.activeElement?.tagName).toBe('H1');
  });

  it('is refused with a reason on the whole screen', async () => {
    await opensDesk();
    waits(6);
    await takeover.getByRole('button', { name: 'Ablehnen 1' }).click();
    await takeover.getByRole('button', { name: 'Bestellung ablehnen' }).click();
    await expect.element(takeover).not.toBeInTheDocument();
    await expect.element(fresh).toMatchTextContent('Keine neue Bestellung');
  });

  it('gives the screen back, and stays red above the lanes', async () => {
    await opensDesk();
    waits(6);
    await takeover.getByRole('button', { name: 'Zurück zu Heute' }).click();
    await expect.element(takeover).not.toBeInTheDocument();
    await expect.element(band).toMatchTextContent('1 wartet seit 6 Minuten.');
    await band.getByRole('button', { name: 'Ansehen' }).click();
    await expect.element(takeover).toBeVisible();
  });
});

const order = (shop: PlacedIn) => placeOrder({ shop, items: [TIRAMISU] });
const accept = (shop: PlacedIn, id: string) => actOnOrder(id, 'accept', { shop });

describe('several late orders', () => {
  it('are on one page, oldest first, and all accepted by one press and a question', async () => {
    const shop = await opensDesk();
    await order(shop);
    await order(shop);
    waits(6);
    await expect.element(takeover.getByRole('heading', { name: '3 Bestellungen warten' })).toBeVisible();
    expect(
      takeover
        .getByRole('listitem')
        .elements()
        .map((row) => row.getAttribute('aria-label')),
    ).toEqual(['Nr. 1', 'Nr. 2', 'Nr. 3']);
    await takeover.getByRole('button', { name: 'Alle 3 annehmen' }).click();
    const question = page.getByRole('dialog', { name: '3 Bestellungen annehmen?' });
    await question.getByRole('button', { name: 'Alle 3 annehmen' }).click();
    await expect.element(takeover).not.toBeInTheDocument();
    await expect.element(title).toHaveFocus();
    await expect.element(page.getByRole('region', { name: 'Küche' }).getByRole('article').nth(2)).toBeVisible();
  });

  it('leave pausing one press away, and the rest when one is answered', async () => {
    const shop = await opensDesk();
    await order(shop);
    waits(6);
    await takeover.getByRole('button', { name: 'Pause machen' }).click();
    await takeover.getByRole('button', { name: 'Stopp für 20 Minuten' }).click();
    await expect.element(takeover).toMatchTextContent(/Stopp bis .* Uhr/);
    await takeover.getByRole('button', { name: 'Annehmen 1' }).click();
    await expect.element(takeover.getByRole('heading', { name: '1 Bestellung wartet' })).toHaveFocus();
    await expect.element(takeover.getByRole('listitem')).toMatchTextContent('2');
  });
});

describe('while the alarm is up', () => {
  it('another device answers: only the others are left', async () => {
    const shop = await opensDesk();
    const second = await order(shop);
    waits(6);
    await expect.element(takeover.getByRole('heading', { name: '2 Bestellungen warten' })).toBeVisible();
    await accept(shop, second);
    await expect.element(takeover.getByRole('heading', { name: '1 Bestellung wartet' })).toBeVisible();
    await expect.element(takeover.getByRole('listitem')).toMatchTextContent('1');
  });

  it('a guest orders: the order is no alarm yet, and joins once it is late', async () => {
    const shop = await opensDesk();
    waits(6);
    await expect.element(takeover.getByRole('heading', { name: '1 Bestellung wartet' })).toBeVisible();
    await order(shop);
    waits(3);
    await expect.element(takeover.getByRole('heading', { name: '2 Bestellungen warten' })).toBeVisible();
  });

  it('another device pauses: the alarm says until when', async () => {
    const shop = await opensDesk();
    waits(6);
    await expect.element(takeover).toBeVisible();
    await send(calls.startPause, { params: { shop }, body: { scope: 'all', minutes: 20 } });
    await expect.element(takeover).toMatchTextContent(/Stopp bis .* Uhr/);
  });

  it('without a connection a press is refused at its row, and the next one counts', async () => {
    await opensDesk();
    waits(6);
    await expect.element(takeover).toBeVisible();
    const giveBack = loseConnection();
    await takeover.getByRole('button', { name: 'Annehmen 1' }).click();
    await expect.element(takeover.getByRole('listitem').getByRole('alert')).toMatchTextContent('Keine Verbindung.');
    giveBack();
    await takeover.getByRole('button', { name: 'Annehmen 1' }).click();
    await expect.element(takeover).not.toBeInTheDocument();
  });

  it('a pause without a connection says so instead of closing its choice', async () => {
    await opensDesk();
    waits(6);
    await takeover.getByRole('button', { name: 'Pause machen' }).click();
    const stop = takeover.getByRole('button', { name: 'Stopp für 20 Minuten' });
    await expect.element(stop).toBeVisible();
    const giveBack = loseConnection();
    await stop.click();
    await expect.element(takeover.getByRole('alert')).toMatchTextContent('Keine Verbindung.');
    giveBack();
    await stop.click();
    await expect.element(takeover).toMatchTextContent(/Stopp bis .* Uhr/);
  });
});

describe('accepting all', () => {
  it('leads the focus to the title of the desk, as its button is gone', async () => {
    const shop = await opensDesk();
    await order(shop);
    await expect.element(fresh.getByRole('article').nth(1)).toBeVisible();
    all.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(question).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(fresh).toMatchTextContent('Keine neue Bestellung');
    await expect.element(title).toHaveFocus();
  });

  const question = page.getByRole('dialog', { name: /annehmen\?$/ });
  const all = fresh.getByRole('button', { name: 'Alle annehmen' });

  it('asks only about those that still wait, and not again about those that others have answered', async () => {
    const shop = await opensDesk();
    const [second, third] = [await order(shop), await order(shop)];
    await expect.element(fresh.getByRole('article').nth(2)).toBeVisible();
    await all.click();
    await expect.element(question).toMatchTextContent('3 Bestellungen annehmen?');
    await accept(shop, second);
    await expect.element(question).toMatchTextContent('2 Bestellungen annehmen?');
    await accept(shop, third);
    await expect.element(question).toMatchTextContent('1 Bestellung annehmen?');
    await question.getByRole('button', { name: 'Abbrechen' }).click();
    await expect.element(question).not.toBeInTheDocument();
    await order(shop);
    await expect.element(fresh.getByRole('article').nth(1)).toBeVisible();
    await expect.element(question).not.toBeInTheDocument();
  });

  it('names the orders that could not be accepted until they are answered', async () => {
    const shop = await opensDesk();
    const second = await order(shop);
    await all.click();
    const giveBack = loseConnection();
    await question.getByRole('button', { name: 'Alle 2 annehmen' }).click();
    const problem = fresh.getByText(/^Nr\. 1 und 2: Keine Verbindung\./);
    await expect.element(problem).toBeVisible();
    giveBack();
    await accept(shop, second);
    await expect.element(fresh.getByText(/^Nr\. 1: Keine Verbindung\./)).toBeVisible();
    await fresh.getByRole('button', { name: 'Annehmen 1' }).click();
    await expect.element(fresh).toMatchTextContent('Keine neue Bestellung');
  });
});

describe('a desk of two shops', () => {
  const pause = page.getByRole('button', { name: 'Pause', exact: true });
  const readPause = async (shop: string) => {
    const answer = await send(calls.getPause, { params: { shop } });
    return answer.ok ? answer.value.pause : null;
  };
  const isPaused = async (shop: string): Promise<boolean> => (await readPause(shop)) !== null;

  it('pauses those of the late orders together, and says which', async () => {
    const shops = await openSharedDesk({ escalation: { ...DEFAULT_ESCALATION, people: [ADA] } });
    for (const shop of shops) await order(shop);
    await expect.element(fresh.getByRole('article').nth(1)).toBeVisible();
    waits(6);
    await takeover.getByRole('button', { name: 'Pause machen' }).click();
    await expect.element(takeover.getByRole('checkbox', { name: 'Tramonto Nord' })).toBeChecked();
    await expect.element(takeover.getByRole('checkbox', { name: 'Tramonto Süd' })).toBeChecked();
    await takeover.getByRole('button', { name: 'Stopp für 20 Minuten' }).click();
    await expect.element(takeover).toMatchTextContent(/Tramonto Nord: Pause bis/);
    await expect.element(takeover).toMatchTextContent(/Tramonto Süd: Pause bis/);
    expect(await Promise.all(shops.map(isPaused))).toEqual([true, true]);
  });

  it('names the shop that could not be paused, and keeps the choice', async () => {
    const [north, south] = await openSharedDesk({ escalation: { ...DEFAULT_ESCALATION, people: [ADA] } });
    await order(south);
    await expect.element(fresh.getByRole('article')).toBeVisible();
    waits(6);
    await takeover.getByRole('button', { name: 'Pause machen' }).click();
    const other = takeover.getByRole('checkbox', { name: 'Tramonto Nord' });
    await expect.element(other).not.toBeChecked();
    await other.click();
    const giveBack = loseConnection((address) => address.includes(`/shop/${north}/pause`));
    await takeover.getByRole('button', { name: 'Stopp für 20 Minuten' }).click();
    await expect.element(takeover.getByRole('alert')).toMatchTextContent(/^Tramonto Nord: Keine Verbindung\./);
    await expect
      .element(takeover.getByRole('alert'))
      .toMatchTextContent('Angekreuzt ist jetzt nur noch, wo es nicht geklappt hat.');
    await expect.element(other).toBeChecked();
    await expect.element(takeover.getByRole('checkbox', { name: 'Tramonto Süd' })).not.toBeChecked();
    expect(await isPaused(south)).toBe(true);
    giveBack();
    await takeover.getByRole('button', { name: 'Stopp für 20 Minuten' }).click();
    await expect.element(takeover).toMatchTextContent(/Tramonto Nord: Pause bis/);
  });

  it('cuts no longer pause short, and says where another one stays', async () => {
    const [north, south] = await openSharedDesk();
    const start = (shop: string, body: PauseRequest) => send(calls.startPause, { params: { shop }, body });
    await start(north, { scope: 'all', minutes: 60 });
    await start(south, { scope: 'delivery', minutes: 60 });
    const before = await Promise.all([north, south].map(readPause));
    await pause.click();
    await page.getByRole('checkbox', { name: 'Tramonto Süd' }).click();
    await page.getByRole('button', { name: 'Stopp für 20 Minuten' }).click();
    await expect.element(page.getByText(/^Tramonto Süd: Keine Lieferung bis .* Uhr\. Das bleibt so\./)).toBeVisible();
    expect(await Promise.all([north, south].map(readPause))).toEqual(before);
  });

  it('counts the first press only while it is on its way', async () => {
    const [north] = await openSharedDesk();
    await pause.click();
    const held = holdSave();
    await page.getByRole('button', { name: 'Stopp für 20 Minuten' }).click();
    await held.isSent;
    const later = page.getByRole('button', { name: 'Stopp für 60 Minuten' });
    await expect.element(later).toHaveAttribute('aria-disabled', 'true');
    await later.click({ force: true });
    held.release();
    await expect.element(later).not.toBeInTheDocument();
    const answer = await send(calls.getPause, { params: { shop: north } });
    const { now, pause: running } = answer.ok ? answer.value : expect.fail(answer.problem.message);
    expect(Date.parse(running?.until ?? '') - Date.parse(now)).toBeLessThan(21 * 60_000);
  });
});
