import type { Page } from '@playwright/test';
import type { TableService } from '@tischlein/domain/shop';
import type { OwnShop } from './owner.ts';
import { TableCalls } from './table-calls.ts';

export const WAITER_PASSWORD = 'bella-tavola';

const area = (numbers: readonly number[], name: string, row: number): TableService['tables'] =>
  numbers.map((number, index) => ({
    number,
    area: name,
    seats: 4,
    place: { column: 1 + index * 2, row, isRound: index % 3 === 0 },
  }));

/** Tables 1 to 6 inside, 11 to 13 on the terrace. */
export const TABLE_SERVICE: TableService = {
  tables: [...area([1, 2, 3, 4, 5, 6], 'Innen', 1), ...area([11, 12, 13], 'Terrasse', 3)],
  payAtTable: true,
  tipRecipient: 'team',
  payLaterMethod: 'offline',
};

/** A waiter in this browser, working through the calls of the pages. */
export class Waiter extends TableCalls {
  readonly #page: Page;

  constructor(page: Page, shop: OwnShop) {
    super(page.request, shop);
    this.#page = page;
  }

  async signsIn(name = 'Mia'): Promise<void> {
    await this.post('waiter', { password: WAITER_PASSWORD, name });
  }

  async opens(path = ''): Promise<void> {
    await this.#page.goto(`/f=${this.shop.slug}/service${path}`);
  }
}

/** On a phone, paying and moving have two steps; wide screens show both. */
export async function goesToSecondStep(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Was möchtest Du tun?' }).waitFor();
  const next = page.getByRole('button', { name: /^Weiter/ });
  if (await next.isVisible()) await next.click();
}
