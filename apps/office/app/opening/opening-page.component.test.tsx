import * as calls from '@tischlein/contract/calls';
import type { PaymentMethod } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { actOnOrder } from '../../../../tests/components/act-on-order.ts';
import { connectStripe } from '../../../../tests/components/connect-stripe.ts';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
import { loseConnection } from '../../../../tests/components/lose-connection.ts';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { payOnline } from '../../../../tests/components/pay-online.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import {
  chooseVersion,
  conflictDialog,
  expectDifferences,
  KEEP_MINE,
  SOON,
  TAKE_SAVED,
} from '../../../../tests/components/choose-version.ts';

const save = page.getByRole('button', { name: 'Speichern' });
const week = page.getByRole('list', { name: 'Öffnungszeiten' });

describe('opening hours', () => {
  it('that overlap are not saved', async () => {
    await renderOffice('/zeiten');
    await week.getByRole('button', { name: '+ weitere Zeit, Montag' }).click();
    await week.getByLabelText('Montag, 2. Zeit: von').fill('12:00');
    await expect.element(week.getByRole('alert')).toMatchTextContent('Diese Zeiten überschneiden sich.');
    await expectFault('Montag');
  });

  it('past midnight, with a break, are copied to the other days and saved', async () => {
    await renderOffice('/zeiten');
    await week.getByLabelText('Montag, 1. Zeit: bis').fill('14:30');
    await week.getByRole('button', { name: '+ weitere Zeit, Montag' }).click();
    await week.getByLabelText('Montag, 2. Zeit: von').fill('18:00');
    await week.getByLabelText('Montag, 2. Zeit: bis').fill('02:00');
    await week.getByText('Kopieren').first().click();
    await week.getByRole('button', { name: 'Auf alle Tage' }).click();
    await expect.element(week.getByLabelText('Sonntag, 2. Zeit: bis')).toHaveValue('02:00');
    await save.click();
    await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
  });
});

describe('a special day', () => {
  const day = page.getByRole('group', { name: 'Besonderer Tag' }).last();
  const firstDay = day.getByLabelText('Von');

  it('begins without a date, is not saved without one, and keeps the shop open', async () => {
    const shop = await renderOffice('/zeiten');
    await page.getByRole('button', { name: 'Einzelnen Tag eintragen' }).click();
    await expect.element(firstDay).toHaveValue('');
    await expect.element(page.getByText('Wähle zuerst einen Tag. Vorher lässt sich nichts speichern.')).toBeVisible();
    await expectFault('Von');
    await firstDay.fill('2099-12-24');
    await expect.element(day.getByLabelText('Bis einschließlich')).toHaveValue('2099-12-24');
    await save.click();
    await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
    const answer = await send(calls.getOpening, { params: { shop } });
    expect(answer.ok && answer.value.opening.specialOpeningTimes).toContainEqual(
      expect.objectContaining({ from: '2099-12-24', to: '2099-12-24', hours: [] }),
    );
  });
});

describe('the holidays of the Land', () => {
  const special = page.getByRole('region', { name: 'Abweichende Öffnungszeiten' });
  const dialog = page.getByRole('dialog', { name: 'Feiertage in Berlin' });

  it("all begin at 'üblich', and several are entered at once", async () => {
    const shop = await renderOffice('/zeiten');
    await page.getByRole('button', { name: 'Feiertage aus Berlin übernehmen' }).click();
    await dialog.getByRole('button', { name: 'Übernehmen' }).click();
    await expect.element(dialog.getByText('Wähle an mindestens einem Tag')).toBeVisible();
    const choose = (holiday: string, choice: string) =>
      dialog.getByRole('radiogroup', { name: holiday }).getByText(choice).click();
    await choose('Karfreitag', 'geschlossen');
    await choose('Ostermontag', 'wie Sonntag');
    await dialog.getByRole('button', { name: '2 Tage übernehmen' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await save.click();
    await expect.element(page.getByText('Im Entwurf gespeichert.')).toBeVisible();
    const answer = await send(calls.getOpening, { params: { shop } });
    const { openingTimes = [], specialOpeningTimes = [] } = answer.ok ? answer.value.opening : {};
    const sundays = openingTimes.filter(({ dayIndex }) => dayIndex === 0).map(({ from, to }) => ({ from, to }));
    expect(sundays).not.toEqual([]);
    expect(specialOpeningTimes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ from: '2027-03-26', to: '2027-03-26', reason: 'holiday', hours: [] }),
        expect.objectContaining({ from: '2027-03-29', to: '2027-03-29', reason: 'holiday', hours: sundays }),
      ]),
    );
  });

  it('are those of another Land if it is chosen', async () => {
    await renderOffice('/zeiten');
    await page.getByRole('button', { name: 'Feiertage aus Berlin übernehmen' }).click();
    await dialog.getByLabelText('Land').selectOptions('Bayern');
    const bavaria = page.getByRole('dialog', { name: 'Feiertage in Bayern' });
    await expect.element(bavaria.getByText('Heilige Drei Könige')).toBeVisible();
    await expect.element(bavaria.getByText('nur in Augsburg')).toBeVisible();
    await expect.element(bavaria.getByText('Frauentag')).not.toBeInTheDocument();
  });

  it('are never those of the Land before while the others cannot be read', async () => {
    await renderOffice('/zeiten');
    await page.getByRole('button', { name: 'Feiertage aus Berlin übernehmen' }).click();
    const giveBack = loseConnection((address) => address.includes('land=BY'));
    await dialog.getByLabelText('Land').selectOptions('Bayern');
    const bavaria = page.getByRole('dialog', { name: 'Feiertage in Bayern' });
    await expect.element(bavaria.getByRole('status').first()).toMatchTextContent('Keine Verbindung.');
    await expect.element(bavaria.getByText('Frauentag')).not.toBeInTheDocument();
    giveBack();
    await bavaria.getByLabelText('Land').selectOptions('Berlin');
    await expect.element(dialog.getByText('Frauentag')).toBeVisible();
  });

  it('stand below the special days with what applies to them now', async () => {
    await renderOffice('/zeiten');
    const next = special.getByRole('region', { name: 'Die nächsten Feiertage' });
    await expect.element(next.getByText('Freitag, 25.12.2026')).toBeVisible();
    await expect.element(next.getByRole('listitem').first()).toMatchTextContent(/Feiertag.*geschlossen/);
    await expect.element(next).toMatchTextContent(/wie üblich.*offen \d/);
  });
});

describe('closing a day with accepted orders', () => {
  const question = page.getByRole('dialog', { name: 'Heute wirklich schließen?' });

  const order = (shop: string, paymentMethod: PaymentMethod = 'offline') =>
    placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }], formValues: { paymentMethod } });

  async function closeToday(comes: (shop: string) => Promise<unknown> = order): Promise<string> {
    const shop = await renderOffice('/zeiten');
    await openForGuests(shop);
    await comes(shop);
    await page.getByRole('button', { name: 'Einzelnen Tag eintragen' }).click();
    await page.getByRole('group', { name: 'Besonderer Tag' }).last().getByLabelText('Von').fill('2026-11-20');
    await save.click();
    await expect.element(question.getByText(/^Bestellung \d/).first()).toBeVisible();
    return shop;
  }

  const readStatus = async (shop: string) => {
    const answer = await send(calls.listOrders, { params: { shop } });
    return answer.ok ? answer.value.orders.map(({ status }) => status) : expect.fail(answer.problem.message);
  };

  it("keeps them with 'keine neuen'", async () => {
    const shop = await closeToday();
    await question.getByRole('button', { name: 'Ab jetzt schließen' }).click();
    await expect.element(page.getByText(/^Im Entwurf gespeichert\./)).toBeVisible();
    expect(await readStatus(shop)).toEqual(['placed']);
  });

  it('names the sum that goes back to the guests, and pays it back', async () => {
    const shop = await closeToday(async (branch) => {
      await connectStripe(branch);
      await payOnline(branch, await order(branch, 'Stripe_card'));
      await order(branch);
    });
    await expect.element(question).toMatchTextContent(/11,00 € gehen an die Gäste zurück\./);
    await expect.element(question).toMatchTextContent(/online bezahlt: 11,00 €/);
    await question.getByRole('radio', { name: /^Auch die 2 Bestellungen stornieren/ }).click();
    await question.getByRole('button', { name: 'Schließen und stornieren' }).click();
    await expect.element(page.getByText('Gespeichert. 2 Bestellungen storniert.')).toBeVisible();
    expect(await readStatus(shop)).toEqual(['refused', 'refused']);
  });

  it('is asked again about an order that comes before the answer', async () => {
    const shop = await closeToday();
    await expect.element(question).toMatchTextContent('Online ist nichts bezahlt.');
    await order(shop);
    await question.getByRole('button', { name: 'Ab jetzt schließen' }).click();
    await expect.element(question.getByText('2 Bestellungen liegen außerhalb der neuen Zeiten:')).toBeVisible();
    await question.getByRole('button', { name: 'Ab jetzt schließen' }).click();
    await expect.element(page.getByText(/^Im Entwurf gespeichert\./)).toBeVisible();
  });

  it('also calls off an order that the kitchen accepts before the answer', async () => {
    let id = '';
    const shop = await closeToday(async (branch) => (id = await order(branch)));
    await actOnOrder(id, 'accept', { shop });
    await question.getByRole('radio', { name: /^Auch die Bestellung stornieren/ }).click();
    await question.getByRole('button', { name: 'Schließen und stornieren' }).click();
    await expect.element(page.getByText('Gespeichert. Eine Bestellung storniert.')).toBeVisible();
    expect(await readStatus(shop)).toEqual(['cancelled']);
  });

  it('names apart what it has called off, what somebody else has closed by then, and what is still open', async () => {
    const ids: string[] = [];
    const shop = await closeToday(async (branch) => {
      ids.push(await order(branch), await order(branch), await order(branch));
    });
    const [, second = '', third = ''] = ids;
    await actOnOrder(second, 'refuse', { shop, reason: 'Zu viel los.' });
    await question.getByRole('radio', { name: /^Auch die 3 Bestellungen stornieren/ }).click();
    loseConnection((address) => address.includes(`/orders/${third}/`));
    await question.getByRole('button', { name: 'Schließen und stornieren' }).click();
    await expect
      .element(
        page.getByText(
          'Gespeichert, aber nicht alles ließ sich stornieren. Eine Bestellung storniert. Bestellung 2 war inzwischen schon erledigt. Bitte storniere unter „Heute“: 3.',
        ),
      )
      .toBeVisible();
    expect((await readStatus(shop)).toSorted()).toEqual(['placed', 'refused', 'refused']);
  });

  it("calls them off with 'auch stornieren'", async () => {
    const shop = await closeToday();
    await question.getByRole('radio', { name: /^Auch die Bestellung stornieren/ }).click();
    await question.getByRole('button', { name: 'Schließen und stornieren' }).click();
    await expect.element(page.getByText('Gespeichert. Eine Bestellung storniert.')).toBeVisible();
    expect(await readStatus(shop)).toEqual(['refused']);
  });
});

describe('hours that another person has saved since', () => {
  const readHours = async (shop: string) => {
    const answer = await send(calls.getOpening, { params: { shop } });
    return answer.ok ? answer.value : expect.fail(answer.problem.message);
  };

  /** One person closes earlier on Mondays; another has allowed orders three days ahead. */
  async function saveTogether(): Promise<string> {
    const shop = await renderOffice('/zeiten');
    await week.getByLabelText('Montag, 1. Zeit: bis').fill('14:30');
    const { version, opening, slotCapacity } = await readHours(shop);
    const body = { opening: { ...opening, preOrderDays: 3 }, slotCapacity };
    await send(calls.saveOpening, { params: { shop }, headers: { 'if-match': `"${version}"` }, body });
    await save.click();
    await expectDifferences({
      'Öffnungszeiten: Montag von Dir geändert': ['11:30–23:00', '11:30–14:30'],
      'Tage im Voraus inzwischen geändert': ['3', '2'],
    });
    return shop;
  }

  it.each([
    { choice: TAKE_SAVED, monday: '23:00', preOrderDays: 3 },
    { choice: KEEP_MINE, monday: '14:30', preOrderDays: 2 },
  ] as const)('are shown beside the own ones: $choice', async ({ choice, monday, preOrderDays }) => {
    const shop = await saveTogether();
    await chooseVersion(choice);
    await expect.element(week.getByLabelText('Montag, 1. Zeit: bis')).toHaveValue(monday);
    await expect.element(page.getByLabelText('Tage im Voraus')).toHaveValue(preOrderDays);
    const openingTimes = expect.arrayContaining([{ dayIndex: 1, from: '11:30', to: monday }]);
    await expect.poll(() => readHours(shop), SOON).toMatchObject({ opening: { openingTimes, preOrderDays } });
  });

  it('lose nothing if the question is closed by the keyboard: it is asked again', async () => {
    const shop = await saveTogether();
    await userEvent.keyboard('{Escape}');
    await expect.element(conflictDialog()).not.toBeInTheDocument();
    await expect.element(page.getByText('Nicht gespeichert: Inzwischen hat jemand anderes')).toBeVisible();
    await expect.element(week.getByLabelText('Montag, 1. Zeit: bis')).toHaveValue('14:30');
    await expect.element(save).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(conflictDialog()).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(conflictDialog().getByRole('button', { name: TAKE_SAVED })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(week.getByLabelText('Montag, 1. Zeit: bis')).toHaveValue('23:00');
    expect((await readHours(shop)).opening.preOrderDays).toBe(3);
  });
});
