import * as calls from '@tischlein/contract/calls';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectFault } from '../../../../tests/components/expect-fault.ts';
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
    await page.getByRole('button', { name: 'Besonderen Tag eintragen' }).click();
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
