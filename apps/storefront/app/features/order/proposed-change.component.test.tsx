import * as calls from '@tischlein/contract/calls';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { actOnOrder } from '../../../../../tests/components/act-on-order.ts';
import { placeOrder } from '../../../../../tests/components/place-order.ts';
import { renderShop } from '../../../../../tests/components/render-shop.tsx';
import { send } from '../../../../office/app/api/send.ts';

const SHOP = 'tramonto-mitte';
const card = page.getByRole('region', { name: 'Dürfen wir Deine Bestellung ändern?' });

/** The page of an accepted order, to which the kitchen proposes a soup. */
async function opensProposal() {
  const id = await placeOrder({ items: [{ dish: 'Tiramisù della Nonna', amount: 2 }] });
  await actOnOrder(id, 'accept', { minutes: 40 });
  const params = { shop: SHOP, orderId: id };
  const proposed = await send(calls.proposeOrderChange, {
    params,
    body: { add: [{ dishId: 'minestrone', amount: 1 }], reason: 'Auf Wunsch dazu.', minutes: 10 },
  });
  if (!proposed.ok) throw new Error(proposed.problem.message);
  await renderShop({ path: `/checkout/success/${id}` });
  await expect.element(card).toMatchTextContent('Auf Wunsch dazu.');
  return { params: { ...params, change: proposed.value.change?.id ?? '' } };
}

describe('a proposed change on the page of an order', () => {
  it('shows both versions with their sums, and the time to answer', async () => {
    await opensProposal();
    await expect.element(card).toMatchTextContent(/Wie bestellt.*Gesamt11,00 €.*Vorschlag.*Minestrone.*Gesamt17,50 €/);
    await expect.element(card).toMatchTextContent('6,50 € mehr als bisher. Du zahlst bei der Übergabe.');
    await expect.element(card).toMatchTextContent(/Antworte bis \d\d:\d\d Uhr/);
  });

  it('is confirmed when the guest accepts it, and the receipt shows the new version', async () => {
    await opensProposal();
    await card.getByRole('button', { name: 'Vorschlag annehmen' }).click();
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Danke! Deine Bestellung ist geändert.' }))
      .toHaveFocus();
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(page.getByRole('main')).toMatchTextContent('Minestrone');
  });

  it('changes nothing when the guest declines it', async () => {
    await opensProposal();
    await card.getByRole('button', { name: 'So lassen wie bestellt' }).click();
    await expect.element(page.getByText('Alles klar: Deine Bestellung bleibt, wie sie ist.')).toBeVisible();
    await expect.element(page.getByRole('main')).not.toMatchTextContent('Minestrone');
  });

  it('goes when the restaurant withdraws it', async () => {
    const { params } = await opensProposal();
    await send(calls.withdrawOrderChange, { params });
    await expect.element(card).not.toBeInTheDocument();
  });
});
