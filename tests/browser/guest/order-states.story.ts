import { expect } from '@playwright/test';
import { goesToTableCheckout, ordersAtTable, sitsDown } from '../support/at-table.ts';
import { story } from '../support/story.ts';
import { TABLE_SERVICE } from '../support/waiter.ts';

// Every story ends with an empty console. The order page is loaded anew in each state: it comes from the server, not from
// the checkout.

story(
  'the order page of a table loads without complaint: round, confirmed round, paid part',
  async ({ guest, owner }) => {
    const shop = await owner.opensBranch({ supportDineIn: true, tableService: TABLE_SERVICE });
    await owner.enablesOnlinePayments(shop);
    await sitsDown(guest, owner, { shop, table: 6, name: 'Ada' });
    await guest.adds('Tiramisù della Nonna');
    await goesToTableCheckout(guest);
    await ordersAtTable(guest);
    await guest.reloads();
    await expect(guest.page.getByText('Die Bedienung kommt gleich zu Dir')).toBeVisible();
    await owner.serves(shop).confirmsRounds(6);
    await expect(guest.page.getByText('Die Bedienung kommt gleich zu Dir')).toBeHidden();
    await guest.reloads();
    await expect(guest.page.getByRole('link', { name: 'Beleg ansehen' })).toBeVisible();
    await guest.opens(`/f=${shop.slug}/tisch/rechnung`);
    await guest.presses('Meine auswählen');
    await guest.paysBy('Karte');
    await guest.page.getByRole('button', { name: /bezahlen$/ }).click();
    await guest.reloads();
    await guest.page.getByRole('button', { name: 'Bezahlen', exact: true }).click();
    await expect(guest.page.getByRole('heading', { name: 'Danke, Ada. Du hast bezahlt.' })).toBeVisible();
    await guest.reloads();
    await expect(guest.page.getByRole('heading', { name: 'Danke, Ada. Du hast bezahlt.' })).toBeVisible();
  },
);

story('the order page loads without complaint in every state of a delivery', async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  const address = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
  const order = await owner.receivesOrder(shop, { address });
  const page = `/f=${shop.slug}/checkout/success/${order.id}`;
  await guest.opens(page);
  await expect(guest.currentStep).toContainText('Bestellt');
  for (const action of ['accept', 'ready', 'depart', 'handOver'] as const) {
    await owner.moves(shop, order, action);
    await guest.reloads();
    await expect(guest.status).toBeVisible();
  }
  await owner.receivesWithdrawal(shop, order);
  await guest.reloads();
  await expect(guest.status).toBeVisible();
});

story('the order page of a refused order loads without complaint', async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  const order = await owner.receivesOrder(shop);
  await owner.refuses(shop, order, 'Der Ofen ist ausgefallen.');
  await guest.opens(`/f=${shop.slug}/checkout/success/${order.id}`);
  await expect(guest.status).toBeVisible();
});
