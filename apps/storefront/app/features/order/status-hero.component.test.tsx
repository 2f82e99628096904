import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { acceptOrder } from '../../../../../tests/components/accept-order.ts';
import { placeOrder } from '../../../../../tests/components/place-order.ts';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';

const hero = page.getByRole('status').filter({ hasText: 'Danke, Ada.' });

it('an order page says when the kitchen accepts the order', async () => {
  const id = await placeOrder({ items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  await renderShop({ path: `/checkout/success/${id}` });
  await expect.element(hero).toMatchTextContent('Deine Bestellung ist bei uns angekommen.');
  await acceptOrder(id, 40);
  await expect.element(hero).toMatchTextContent('Wir haben Deine Bestellung bestätigt');
});
