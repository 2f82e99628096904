import { expect } from '@playwright/test';
import { story } from '../support/story.ts';

const REASON = 'Wir haben nur noch ein Tiramisù.';

story('the desk proposes a change; the guest accepts it by the mailed link', async ({ desk, owner, guest }) => {
  const shop = await owner.opensBranch();
  const order = await owner.receivesOrder(shop);
  await owner.moves(shop, order, 'accept');
  await desk.opens(shop);
  const ticket = await desk.opensOrder(order.number, 'Küche');
  await ticket.getByRole('button', { name: 'Änderung vorschlagen' }).click();
  await ticket.getByRole('button', { name: 'Tiramisù della Nonna weniger' }).click();
  await ticket.getByLabel('Gericht dazu oder als Ersatz').fill('minestrone');
  await ticket.getByRole('button', { name: 'Dazu' }).click();
  await ticket.getByLabel('Grund').fill(REASON);
  await expect(ticket.getByText('11,00 € → 12,00 €')).toBeVisible();
  await ticket.getByRole('button', { name: 'Vorschlag senden' }).click();
  await expect(ticket.getByText('Wartet auf den Gast')).toBeVisible();

  await guest.opens(await owner.mailedChange(shop, order));
  const card = guest.page.getByRole('region', { name: 'Dürfen wir Deine Bestellung ändern?' });
  await expect(card).toContainText(REASON);
  await card.getByRole('button', { name: 'Vorschlag annehmen' }).click();
  await expect(card).toBeHidden();
  await expect(guest.page.getByText('Danke! Deine Bestellung ist geändert.')).toBeVisible();
  await expect(ticket.getByText('Der Gast hat zugestimmt')).toBeVisible();
  await expect(ticket).toContainText('Minestrone');
});

story('another guest declines, and everything stays as it was', async ({ desk, owner, guest }) => {
  const shop = await owner.opensBranch();
  const order = await owner.receivesOrder(shop);
  await owner.moves(shop, order, 'accept');
  await owner.proposesChange(shop, order);
  await desk.opens(shop);
  const ticket = await desk.opensOrder(order.number, 'Küche');
  await guest.opens(await owner.mailedChange(shop, order));
  await guest.page.getByRole('button', { name: 'So lassen wie bestellt' }).click();
  await expect(guest.page.getByText('Alles klar: Deine Bestellung bleibt, wie sie ist.')).toBeVisible();
  await expect(ticket.getByText(/^Der Gast hat abgelehnt/)).toBeVisible();
  await expect(ticket).not.toContainText('Minestrone');
});
