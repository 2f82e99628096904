import * as calls from '@tischlein/contract/calls';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { bookRound, openTableBranch } from '../../../../tests/components/at-table.ts';
import { renderOfficeAt } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

it('a waiter moves a table: the desk shows where the dishes go, and that something has changed', async () => {
  const shop = await openTableBranch();
  await renderOfficeAt(`/${shop}`);
  await bookRound(shop, 7, [{ dish: 'Minestrone', amount: 2 }]);
  const ticket = page.getByRole('article').first();
  await expect.element(ticket).toMatchTextContent('Tisch 7');
  const moved = await send(calls.moveTable, { params: { shop, table: 7 }, headers: {}, body: { to: 8, units: null } });
  expect(moved.ok).toBe(true);
  await expect.element(ticket).toMatchTextContent('Tisch 8');
});
