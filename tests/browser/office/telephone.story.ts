import { expect } from '@playwright/test';
import { story } from '../support/story.ts';
import { Telephone } from '../support/telephone.ts';

story('staff take an order on the telephone by keyboard; its guest opens the link', async ({ desk, owner, guest }) => {
  const shop = await owner.opensBranch();
  await desk.opens(shop);
  await desk.page.getByRole('link', { name: 'Telefonbestellung' }).click();
  const telephone = new Telephone(desk.page);
  await telephone.orders('2x tiramisu', { phone: '0171 5550199', name: 'Ben Vogel' });
  await expect(telephone.taken).toBeVisible();
  const link = await desk.page.getByText('/s/').textContent();
  await desk.page.getByRole('link', { name: 'Zum Büro' }).click();
  await expect(desk.column('Küche')).toContainText('Tiramisù della Nonna');

  await guest.page.goto(new URL(link ?? '').pathname);
  const heading = guest.page.getByRole('heading', { name: /^Danke, Ben\./ });
  await guest.page.getByRole('button', { name: 'Zur Bestellung' }).click();
  await expect(heading).toBeVisible();
  await expect(guest.page.getByRole('link', { name: 'Beleg' })).toBeVisible();
});
