import { expect } from '@playwright/test';
import type { Guest } from './guest.ts';
import type { OwnShop, Owner } from './owner.ts';

/** Scans the code of a table and tells a first name. */
export async function sitsDown(guest: Guest, owner: Owner, seat: { shop: OwnShop; table: number; name: string }) {
  await guest.opens(await owner.tableCode(seat.shop, seat.table));
  await expect(guest.page.getByRole('heading', { name: `Du sitzt an Tisch ${seat.table}` })).toBeVisible();
  await guest.page.getByLabel('Dein Name').fill(seat.name);
  await guest.presses(`Ja, Tisch ${seat.table}`);
  await expect(guest.page.getByRole('navigation', { name: `Tisch ${seat.table}` })).toContainText('Unser Tisch');
}

/** From the menu with a filled cart to the checkout. */
export async function goesToTableCheckout(guest: Guest): Promise<void> {
  const toOrder = guest.page.getByRole('link', { name: 'Weiter zur Bestellung' });
  const bar = guest.page.getByRole('button', { name: /Für Tisch \d/ });
  await expect(toOrder.or(bar).first()).toBeVisible();
  if (await bar.isVisible()) await bar.click();
  await toOrder.click();
  await expect(guest.page.getByRole('heading', { name: 'Bestellen', level: 1 })).toBeVisible();
}

/** Orders in the checkout, to be paid 'Bei der Bedienung'. */
export async function ordersAtTable(guest: Guest): Promise<void> {
  await guest.paysBy('Bei der Bedienung');
  // Accepted once a day.
  const terms = guest.page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' });
  await expect(terms.or(guest.page.getByText('Für heute hast Du an diesem Tisch zugestimmt'))).toBeVisible();
  if (await terms.isVisible()) await terms.check();
  await guest.presses('Zahlungspflichtig bestellen');
  await expect(guest.page).toHaveURL(/\/checkout\/success\//);
}
