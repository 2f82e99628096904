import type { Table } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import { addTables, findFreeCell, groupByArea, measurePlan, placeTable, takeOffPlan } from './edit-tables.ts';

const aTable = (number: number, change: Partial<Table> = {}): Table => ({ number, area: 'Innen', seats: 4, ...change });
const at = (column: number, row: number) => ({ place: { column, row, isRound: false } });

describe('adding tables', () => {
  it.each([
    ['1 to 3 to none', [], { from: 1, to: 3 }, [1, 2, 3]],
    ['only those that are missing', [2], { from: 1, to: 3 }, [1, 2, 3]],
    ['a single one', [5], { from: 4, to: 4 }, [4, 5]],
  ] as const)('%s', (_, existing, range, numbers) => {
    const added = addTables(
      existing.map((number) => aTable(number)),
      { ...range, area: ' Terrasse ', seats: 2 },
    );
    expect(added.code === 'added' && added.tables.map(({ number }) => number)).toEqual(numbers);
    expect(added).toMatchObject({ count: numbers.length - existing.length });
  });

  it.each([
    ['invalid', { from: 3, to: 1 }],
    ['invalid', { from: 0, to: 1 }],
    ['invalid', { from: Number.NaN, to: 1 }],
    ['invalid', { from: 9999, to: 10_000 }],
    ['tooMany', { from: 1, to: 501 }],
    ['taken', { from: 1, to: 1 }],
    ['seats', { from: 2, to: 3, seats: 101 }],
  ] as const)('is %s for %j', (code, range) => {
    expect(addTables([aTable(1)], { area: '', seats: 4, ...range })).toEqual({ code });
  });

  it('keeps what was entered for a table that exists', () => {
    const added = addTables([aTable(1, { seats: 8 })], { from: 1, to: 2, area: 'Hof', seats: 2 });
    expect(added).toMatchObject({
      tables: [
        { area: 'Innen', seats: 8 },
        { area: 'Hof', seats: 2 },
      ],
    });
  });
});

describe('the plan', () => {
  it('has one table per cell', () => {
    const tables = [aTable(1, at(2, 1)), aTable(2)];
    expect(placeTable(tables, 2, { column: 2, row: 1 })).toEqual({ code: 'cellTaken', by: 1 });
    expect(placeTable(tables, 2, { column: 3, row: 1 })).toMatchObject({ code: 'placed', tables: [{}, at(3, 1)] });
  });

  it.each([
    { column: 0, row: 1 },
    { column: 25, row: 1 },
    { column: 1, row: 25 },
  ])('ends at 24 columns and rows: %j', (cell) => {
    expect(placeTable([aTable(1)], 1, cell)).toEqual({ code: 'outside' });
  });

  it('keeps the shape of a table that moves', () => {
    const round = aTable(1, { place: { column: 1, row: 1, isRound: true } });
    expect(placeTable([round], 1, { column: 2, row: 1 })).toMatchObject({ tables: [{ place: { isRound: true } }] });
  });

  it('finds the first free cell, and drops a place', () => {
    const tables = [aTable(1, at(1, 1)), aTable(2, at(2, 1))];
    expect(findFreeCell(tables, 2)).toEqual({ column: 1, row: 2 });
    expect(takeOffPlan(tables, 1)[0]).toEqual(aTable(1));
  });

  it('is as large as its tables need, with room to move, up to 24', () => {
    expect(measurePlan([])).toEqual({ columns: 8, rows: 5 });
    expect(measurePlan([aTable(1, at(10, 7))])).toEqual({ columns: 11, rows: 8 });
    expect(measurePlan([aTable(1, at(24, 24))])).toEqual({ columns: 24, rows: 24 });
  });
});

it('groups tables by area', () => {
  const groups = groupByArea([aTable(1), aTable(2, { area: 'Hof' }), aTable(3)]);
  expect(groups.map(([area, tables]) => [area, tables.map(({ number }) => number)])).toEqual([
    ['Innen', [1, 3]],
    ['Hof', [2]],
  ]);
});
