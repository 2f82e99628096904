import type { DeliveryPeriod } from '@tischlein/domain/opening';
import { todayInShop } from '@tischlein/shop-time';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { findDish, openDish, renderShop } from '../../../../../tests/components/render-shop.tsx';

const CLOSED: Partial<DeliveryPeriod> = {
  insideOpenHours: false,
  acceptOrders: false,
  allowOrders: false,
  enablePreOrder: false,
  allowASAP: { delivery: false, pickup: false },
  validServeTimes: { delivery: [], pickup: [] },
};

afterEach(() => void vi.useRealTimers());

describe('a closed shop (S1 §2 Closed dialog, §4 Opening)', () => {
  it.each<[string, Partial<DeliveryPeriod>]>([
    ['Wir öffnen in 40 Minuten.', { openInMinutes: 40, nextOpeningTimeString: 'um 19:10 Uhr' }],
    ['Wir öffnen um 22:00 Uhr.', { openInMinutes: 210, nextOpeningTimeString: 'um 22:00 Uhr' }],
    ['Wir haben für heute geschlossen.', { openInMinutes: null, nextOpeningTimeString: '' }],
  ])('says: %s Its dishes are shown nevertheless', async (words, opening) => {
    await renderShop({ isIndependent: true, period: { ...CLOSED, ...opening } });
    await expect.element(page.getByText(words).first()).toBeVisible();
    await findDish('Tiramisù della Nonna').getByRole('heading').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(words);
    await dialog.getByRole('button', { name: 'Gericht trotzdem anzeigen' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Tiramisù della Nonna' })).toBeVisible();
  });

  it('offers restaurants nearby (S3 R8)', async () => {
    const nearbyRestaurants = [{ name: 'Pizza Nord', url: 'https://nord.example' }];
    await renderShop({ isIndependent: true, period: CLOSED, config: { nearbyRestaurants } });
    await expect
      .element(page.getByRole('link', { name: 'Pizza Nord' }))
      .toHaveAttribute('href', 'https://nord.example');
  });

  it('lets the guest choose a time for later', async () => {
    await renderShop({ isIndependent: true, period: { ...CLOSED, allowOrders: true } });
    await page.getByRole('button', { name: 'Zeit wählen' }).click();
    await expect.element(page.getByRole('dialog', { name: 'Bestellzeit' })).toBeVisible();
  });

  it('says in the dish dialog that the dish is for later', async () => {
    const opening = { openInMinutes: 210, nextOpeningTimeString: 'um 22:00 Uhr' };
    const times = [{ serveAt: '2026-11-20T22:20:00+01:00', label: '22:20', day: 5, minute: 1340 }] as const;
    await renderShop({
      isIndependent: true,
      period: { ...CLOSED, ...opening, allowOrders: true, validServeTimes: { delivery: times, pickup: times } },
    });
    const dialog = await openDish('Tiramisù della Nonna');
    await expect.element(dialog).toMatchTextContent('Für später: frühestens 22:20');
  });

  it('says why it is closed today', async () => {
    const today = todayInShop();
    await renderShop({
      isIndependent: true,
      period: {
        ...CLOSED,
        openInMinutes: null,
        nextOpeningTimeString: '',
        customerInfo: 'Heute haben wir wegen Urlaub geschlossen.',
        specialOpeningTimes: [{ from: today, to: today, reason: 'vacation', hours: [] }],
      },
    });
    await findDish('Tiramisù della Nonna').getByRole('heading').getByRole('button').click();
    const dialog = page.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent('Heute haben wir wegen Urlaub geschlossen.');
    await expect.element(dialog).not.toMatchTextContent('–');
  });

  it('counts the minutes down', async () => {
    const opening = { openInMinutes: 3, nextOpeningTimeString: 'um 18:33 Uhr' };
    await renderShop({ isIndependent: true, period: { ...CLOSED, ...opening } });
    await expect.element(page.getByText('Wir öffnen in 3 Minuten.').first()).toBeVisible();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * 60_000 });
    await expect.element(page.getByText('Wir öffnen in 1 Minute.').first()).toBeVisible();
  });

  it('says that nothing is delivered today', async () => {
    const words = 'Heute ist Lieferung ausnahmsweise nicht möglich – Abholung gerne!';
    await renderShop({ period: { allowDelivery: false, customerInfo: words } });
    await expect
      .element(page.getByText('Heute ist Lieferung ausnahmsweise nicht möglich – Abholung gerne!').first())
      .toBeVisible();
  });

  it('that does not deliver shows it at the order type', async () => {
    await renderShop({ config: { supportDelivery: false } });
    await expect.element(page.getByText('nicht möglich', { exact: true })).toBeVisible();
    await expect.element(page.getByRole('radio', { name: 'Lieferung' })).toBeDisabled();
  });
});

it('where nothing is delivered today the guest reads the terms and finds the opening times', async () => {
  await renderShop({
    isIndependent: true,
    period: { allowDelivery: false, validServeTimes: { delivery: [], pickup: [] } },
  });
  await page.getByRole('button', { name: 'Adresse eingeben' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabelText('Dein Standort').fill('Torstraße 12, 10119 Berlin');
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toMatchTextContent(
      'Wir liefern an deine Adresse, aber Lieferungen sind aktuell nicht verfügbar. Mindestbestellwert 20 €, Lieferung 2,50 €, ab 30 € gratis.',
    );
  await dialog.getByRole('link', { name: 'Zu den Öffnungszeiten' }).click();
  await expect.element(page.getByRole('heading', { name: 'Öffnungszeiten', level: 1 })).toBeVisible();
});

it('a shop that takes no orders shows its menu read-only', async () => {
  await renderShop({ config: { supportDelivery: false, supportPickup: false } });
  await expect
    .element(page.getByText('Hier kannst Du zurzeit nicht online bestellen. Die Karte zeigt Dir, was es bei uns gibt.'))
    .toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Lieferung' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'hinzufügen' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Noch nichts im Warenkorb')).not.toBeInTheDocument();
  await findDish('Pizza Margherita').getByRole('heading').getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toMatchTextContent('Informationen über das Gericht');
  await expect.element(dialog.getByRole('button', { name: 'BESTELLEN' })).not.toBeInTheDocument();
});
