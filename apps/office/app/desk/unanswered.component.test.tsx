import type { EscalationSettings } from '@tischlein/domain/shop';
import { DEFAULT_ESCALATION } from '@tischlein/domain/escalation';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';

const ADA = { name: 'Ada', email: 'ada@tramonto.example', phone: '' };
const TIRAMISU = { dish: 'Tiramisù della Nonna', amount: 2 };

const fresh = page.getByRole('region', { name: 'Neu' });
const band = page.getByRole('region', { name: /wartet seit/ });
const takeover = page.getByRole('alertdialog');

afterEach(() => void vi.useRealTimers());

/** Opens the desk with a fresh order. */
async function opensDesk(settings: Partial<EscalationSettings> = {}): Promise<void> {
  const shop = await renderOffice('/', { escalation: { ...DEFAULT_ESCALATION, people: [ADA], ...settings } });
  await expect.element(fresh).toMatchTextContent('Keine neue Bestellung.');
  // Orders of a draft are tests, and told to no one.
  await openForGuests(shop);
  await placeOrder({ shop, items: [TIRAMISU] });
  await expect.element(fresh).toMatchTextContent('gerade eben');
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
      .toMatchTextContent(/Seit 6 Minuten ohne Antwort.*Tiramisù della Nonna.*lehnen wir für Dich ab/);
  });

  it('is accepted with one tap on the whole screen', async () => {
    await opensDesk();
    waits(6);
    await takeover.getByRole('button', { name: 'Annehmen, 20 Min.' }).click();
    await expect.element(takeover).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('region', { name: 'In Zubereitung' }))
      .toMatchTextContent('Abholung, Ada Köhler');
  });

  it('is refused with a reason on the whole screen', async () => {
    await opensDesk();
    waits(6);
    await takeover.getByRole('button', { name: 'Ablehnen' }).click();
    await takeover.getByRole('button', { name: 'Bestellung ablehnen' }).click();
    await expect.element(takeover).not.toBeInTheDocument();
    await expect.element(fresh).toMatchTextContent('Keine neue Bestellung.');
  });

  it('gives the screen back, and stays red above the columns', async () => {
    await opensDesk();
    waits(6);
    await takeover.getByRole('button', { name: 'Zurück zu allen Bestellungen' }).click();
    await expect.element(takeover).not.toBeInTheDocument();
    await expect.element(band).toMatchTextContent('1 wartet seit 6 Minuten.');
  });
});
