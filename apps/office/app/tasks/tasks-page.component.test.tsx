import * as calls from '@tischlein/contract/calls';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { placeOrder } from '../../../../tests/components/place-order.ts';
import { renderOffice } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';

it('what waits for someone is on one page, and leads to its list', async () => {
  const shop = await renderOffice('/aufgaben');
  const lists = page.getByRole('region', { name: 'Was wartet' });
  await expect.element(lists.getByRole('link', { name: 'Widerrufe' })).toMatchTextContent('nichts offen');
  await expect.element(lists.getByRole('link', { name: 'Reservierungen' })).toBeVisible();
  await openForGuests(shop);
  const order = await placeOrder({ shop, items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  const body = { order, name: 'Ada Köhler', email: 'ada@example.org' };
  const declared = await send(calls.declareWithdrawal, { params: { shop }, body });
  expect(declared.ok).toBe(true);
  await expect
    .element(lists.getByRole('link', { name: 'Widerrufe' }), { timeout: 20_000 })
    .toMatchTextContent('1 offen');
  await lists.getByRole('link', { name: 'Widerrufe' }).click();
  await expect.element(page.getByRole('heading', { name: 'Widerrufe' })).toBeVisible();
});
