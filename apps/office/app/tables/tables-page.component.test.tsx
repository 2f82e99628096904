import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  chooseVersion,
  expectDifferences,
  KEEP_MINE,
  SOON,
  TAKE_SAVED,
} from '../../../../tests/components/choose-version.ts';
import { bookRound, openTableBranch } from '../../../../tests/components/at-table.ts';
import { renderOffice, renderOfficeAt } from '../../../../tests/components/render-office.tsx';
import { readConfig, saveConfig } from '../api/shop-config.ts';

const save = page.getByRole('button', { name: 'Speichern' });
const list = page.getByRole('region', { name: 'Tischliste' });
const plan = page.getByRole('region', { name: 'Tischplan' });
const NO_TABLES = { tables: [], payAtTable: false, tipRecipient: 'team', payLaterMethod: 'offline' } as const;

async function add(from: string, to: string, area: string): Promise<void> {
  await list.getByLabelText('Von Nummer').fill(from);
  await list.getByLabelText('bis Nummer').fill(to);
  await list.getByLabelText('Bereich', { exact: true }).fill(area);
  await list.getByRole('button', { name: 'Hinzufügen' }).click();
}

const readService = async (shop: string) => {
  const answer = await readConfig(shop);
  return answer.ok ? answer.value.value.tableService : expect.fail(answer.problem.message);
};

describe('tables', () => {
  it('are added as ranges, edited, removed and saved', async () => {
    const shop = await renderOffice('/tische', { tableService: NO_TABLES });
    await add('3', '1', 'Innen');
    await expect.element(list.getByRole('alert')).toMatchTextContent('die kleinere zuerst');
    await add('1', '3', 'Innen');
    await expect.element(list.getByText('3 Tische hinzugefügt.')).toBeVisible();
    await list.getByLabelText('Tisch 2: Bereich').fill('Terrasse');
    await list.getByLabelText('Tisch 2: Plätze').fill('8');
    await list.getByRole('button', { name: 'Tisch 3 entfernen' }).click();
    await page.getByLabelText('Gäste können „Bei der Bedienung“ zahlen').click();
    await page.getByLabelText('die Inhaberin oder den Inhaber').click();
    await save.click();
    await expect.element(page.getByText(/^Gespeichert\./)).toBeVisible();
    await expect.element(list.getByRole('region', { name: 'Terrasse' })).toMatchTextContent('Tisch 2');
    expect(await readService(shop)).toEqual({
      tables: [
        { number: 1, area: 'Innen', seats: 4 },
        { number: 2, area: 'Terrasse', seats: 8 },
      ],
      payAtTable: true,
      tipRecipient: 'owner',
      payLaterMethod: 'offline',
    });
  });

  it('show what is open now and lead to the service', async () => {
    const shop = await openTableBranch();
    await renderOfficeAt(`/${shop}/tische`);
    const room = page.getByRole('region', { name: 'Gerade im Restaurant' });
    await expect.element(room.getByText('Alle Tische sind frei.')).toBeVisible();
    await bookRound(shop, 7, [{ dish: 'Minestrone', amount: 2 }]);
    await expect.element(room.getByText('1 besetzt, 13,00 € offen')).toBeVisible();
    const booked = room.getByRole('link', { name: 'Tisch 7' });
    await expect.element(booked).toMatchTextContent(/13,00 €.*in der Küche.*0 Min\./);
    await expect.element(booked).toHaveAttribute('href', `/f=${shop}/service/tisch/7`);
    await expect.element(room.getByRole('link', { name: 'Tisch 8' })).toMatchTextContent('frei');
  });

  it('are moved on the plan by keyboard and by fields, one per cell', async () => {
    const tables = [1, 2].map((number) => ({ number, area: '', seats: 4 }));
    const shop = await renderOffice('/tische', { tableService: { ...NO_TABLES, tables } });
    await plan.getByRole('button', { name: 'Tisch 1 auf den Plan setzen' }).click();
    await plan.getByRole('button', { name: 'Tisch 2 auf den Plan setzen' }).click();
    await plan.getByRole('button', { name: 'Tisch 2, Spalte 2, Reihe 1' }).click();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(plan.getByRole('status')).toMatchTextContent('Dort steht schon Tisch 1.');
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(plan.getByRole('status')).toMatchTextContent('Tisch 2: Spalte 2, Reihe 2');
    await plan.getByLabelText('Spalte', { exact: true }).selectOptions('5');
    await plan.getByLabelText('rund').click();
    await save.click();
    await expect.element(page.getByText(/^Gespeichert\./)).toBeVisible();
    expect((await readService(shop))?.tables).toMatchObject([
      { place: { column: 1, row: 1, isRound: false } },
      { place: { column: 5, row: 2, isRound: true } },
    ]);
  });

  it('are dragged to another place', async () => {
    const place = { column: 1, row: 1, isRound: false };
    const tables = [{ number: 1, area: '', seats: 4, place }];
    await renderOffice('/tische', { tableService: { ...NO_TABLES, tables } });
    const table = plan.getByRole('button', { name: 'Tisch 1, Spalte 1, Reihe 1' });
    await expect.element(table).toBeVisible();
    const grid = plan.getByRole('list').first();
    const { width, height } = grid.element().getBoundingClientRect();
    const targetPosition = { x: (width * 3.5) / 8, y: (height * 1.5) / 5 };
    await userEvent.dragAndDrop(table, grid, { targetPosition });
    await expect.element(plan.getByRole('button', { name: 'Tisch 1, Spalte 4, Reihe 2' })).toBeVisible();
  });

  it.each([TAKE_SAVED, KEEP_MINE] as const)('that another person has changed are compared: %s', async (choice) => {
    const shop = await renderOffice('/tische', { tableService: NO_TABLES });
    await add('1', '1', 'Innen');
    const saved = await readConfig(shop);
    if (!saved.ok) return expect.fail(saved.problem.message);
    const tables = [{ number: 1, area: 'Hof', seats: 2 }];
    await saveConfig(shop, { ...saved.value.value, tableService: { ...NO_TABLES, tables } }, saved.value.version);
    await save.click();
    await expectDifferences({
      'Tisch 1 von beiden geändert': ['Hof, 2 Plätze, nicht auf dem Plan', 'Innen, 4 Plätze, nicht auf dem Plan'],
    });
    await chooseVersion(choice);
    const area = choice === KEEP_MINE ? 'Innen' : 'Hof';
    await expect.element(list.getByLabelText('Tisch 1: Bereich')).toHaveValue(area);
    await expect.poll(() => readService(shop), SOON).toMatchObject({ tables: [{ area }] });
  });

  it('that are not saved yet are not left without a question', async () => {
    await renderOffice('/tische', { tableService: NO_TABLES });
    await add('1', '2', '');
    await page.getByRole('navigation', { name: 'Büro' }).getByRole('link', { name: 'Heute' }).click();
    await page.getByRole('button', { name: 'Hier bleiben' }).click();
    await expect.element(page.getByText('Noch nicht gespeichert.', { exact: true })).toBeVisible();
    await expect.element(list.getByLabelText('Tisch 2: Plätze')).toHaveValue(4);
  });
});
