import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../../../tests/components/mount.tsx';
import { anOrder } from '../../../../tests/support/desk-order.ts';
import { TourOrders } from './tour-orders.tsx';

const ORDERS = [anOrder('a', { number: 1 }), anOrder('b', { number: 2 })];

function Choice() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return <TourOrders orders={ORDERS} chosen={ORDERS.filter(({ id }) => ids.includes(id))} most={1} onChoose={setIds} />;
}

it('a tour that is full says so when one more order is ticked', async () => {
  mount(<Choice />);
  const [first, second] = [page.getByRole('checkbox').first(), page.getByRole('checkbox').last()];
  await first.click();
  await second.click();
  await expect.element(second).not.toBeChecked();
  await expect.element(page.getByText('Mehr als 1 Bestellungen passen nicht in eine Tour.')).toBeVisible();
  await first.click();
  await second.click();
  await expect.element(second).toBeChecked();
});
