import type { Table, TableService } from '@tischlein/domain/shop';

type Place = readonly [number: number, seats: number, column: number, row: number, shape?: 'round'];

const place = (area: string, places: readonly Place[]): readonly Table[] =>
  places.map(([number, seats, column, row, shape]) => ({
    number,
    area,
    seats,
    place: { column, row, isRound: shape === 'round' },
  }));

const service = (tables: readonly Table[], payAtTable: boolean): TableService => ({
  tables,
  payAtTable,
  tipRecipient: 'team',
  payLaterMethod: 'offline',
});

/** Inside, and a terrace below it. */
export const MITTE_TABLES: TableService = service(
  [
    ...place('Innen', [
      [1, 2, 1, 1, 'round'],
      [2, 2, 2, 1, 'round'],
      [3, 2, 3, 1, 'round'],
      [4, 6, 5, 1],
      [5, 2, 6, 1, 'round'],
      [6, 4, 1, 2],
      [7, 4, 2, 2],
      [8, 8, 5, 2],
      [9, 4, 1, 3],
      [10, 4, 2, 3],
    ]),
    ...place('Terrasse', [
      [11, 4, 1, 5],
      [12, 4, 2, 5],
      [13, 4, 3, 5],
      [14, 4, 4, 5],
      [15, 2, 1, 6, 'round'],
      [16, 24, 3, 6],
    ]),
  ],
  true,
);

/** Without a plan. */
export const KREUZBERG_TABLES: TableService = service(
  [1, 2, 3, 4, 5, 6].map((number) => ({ number, area: '', seats: 4 })),
  false,
);
