import { expect } from '@playwright/test';
import { Group } from '../support/group.ts';
import { type Guest } from '../support/guest.ts';
import type { OwnShop } from '../support/owner.ts';
import { story } from '../support/story.ts';

const SOUP = [{ dishId: 'minestrone', amount: 1 }];

/** Puts a tiramisù into the cart, joins as Ben, and adds a soup for the group. */
async function joinsWithCart(guest: Guest, shop: OwnShop): Promise<Group> {
  const { page } = guest;
  const group = await Group.opens(guest, shop, { names: ['Ada'], mine: '' });
  await guest.opensMenu(shop.slug);
  await guest.picksUp();
  await guest.adds('Tiramisù della Nonna');
  await guest.opens(`/f=${shop.slug}/?gruppe=${group.code}`);
  await page.getByLabel('Dein Name').fill('Ben');
  await guest.presses('Tritt dieser Gruppe bei');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await guest.adds('Minestrone');
  await expect.poll(() => group.cartFor('Ada', 'Ben')).toEqual(['minestrone']);
  return group;
}

/** S3 G20 */
async function expectsBothInCart(guest: Guest): Promise<void> {
  const cart = await guest.opensCart();
  await expect(cart).toContainText('Tiramisù della Nonna');
  await expect(cart).toContainText('Minestrone');
}

story('the cart from before joining comes back when its guest leaves', async ({ guest, owner, browserErrors }) => {
  browserErrors.allow(/status of 403/);
  const shop = await owner.opensBranch();
  await joinsWithCart(guest, shop);
  const { page } = guest;
  await page.getByRole('button', { name: 'Zum Warenkorb' }).click();
  await expect(page.getByText('Dein Warenkorb von vorhin')).toBeVisible();
  await page.getByRole('button', { name: 'Gruppe bearbeiten' }).click();
  await page.getByRole('button', { name: 'Gruppe verlassen' }).click();
  await page.getByRole('button', { name: 'Verlassen', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Mittagspause' })).toHaveCount(0);
  await expectsBothInCart(guest);
});

for (const end of ['is removed', 'sees the group end'] as const)
  story(
    `the cart from before joining comes back when its guest ${end}`,
    { tag: '@thorough' },
    async ({ guest, owner, browserErrors }) => {
      browserErrors.allow(/status of 40[34]/);
      const shop = await owner.opensBranch();
      const group = await joinsWithCart(guest, shop);
      await (end === 'is removed' ? group.removes('Ada', 'Ben') : group.isDisbanded('Ada'));
      const words = end === 'is removed' ? 'Du bist kein Mitglied der Gruppe mehr.' : 'Die Gruppe wurde aufgelöst.';
      await expect(guest.page.getByText(words)).toBeVisible();
      await guest.presses('OK');
      await expectsBothInCart(guest);
    },
  );

story(
  'the cart from before joining comes back once the group has ordered',
  { tag: '@thorough' },
  async ({ guest, owner }) => {
    const shop = await owner.opensBranch();
    const group = await joinsWithCart(guest, shop);
    await group.goesToCheckout('Ada');
    await group.orders('Ada');
    await expect(guest.status).toContainText('Geschafft, Ben.');
    await guest.opensMenu(shop.slug);
    const cart = await guest.opensCart();
    await expect(cart).toContainText('Tiramisù della Nonna');
    await expect(cart).not.toContainText('Minestrone');
  },
);

// S3 G21
story("the group's link leads a member to where the group is", async ({ guest, owner }) => {
  const shop = await owner.opensBranch();
  const { page } = guest;
  const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben'], mine: 'Ben' });
  await group.fills('Ben', SOUP);
  const link = `/f=${shop.slug}/?gruppe=${group.code}`;
  // The chat opens it in a browser that has forgotten the group, but keeps the cookie.
  const forgets = () => page.evaluate((slug) => localStorage.removeItem(`tischlein:${slug}:group`), shop.slug);

  await group.goesToCheckout('Ada');
  await forgets();
  await guest.opens(link);
  await expect(page.getByRole('heading', { name: 'Ada ist an der Kasse.' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await group.orders('Ada');
  await expect(guest.status).toContainText('Geschafft, Ben.');
  await guest.opens(link);
  await expect(guest.status).toContainText('Geschafft, Ben.');
  await forgets();
  await guest.opens(link);
  await expect(page).toHaveURL(/\/checkout\/success\//);
  await expect(guest.status).toContainText('Geschafft, Ben.');
});

story(
  'the question about removing a member does not come back with the next one',
  { tag: '@thorough' },
  async ({ guest, owner }) => {
    const shop = await owner.opensBranch();
    const { page } = guest;
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Emil'], mine: 'Ada' });
    await group.fills('Ada', SOUP);
    await guest.opensMenu(shop.slug);
    await page.getByRole('button', { name: 'Zum Warenkorb' }).click();
    const cart = page.getByRole('dialog', { name: 'Mittagspause' });
    await cart.getByRole('listitem').filter({ hasText: 'Emil' }).getByText('Emil').first().click();
    await cart.getByRole('button', { name: 'Emil entfernen' }).click();
    const question = page.getByRole('dialog', { name: 'Gruppenmitglied entfernen' });
    await question.getByRole('button', { name: 'Entfernen', exact: true }).click();
    await expect(cart).toContainText('Nur Du bist dabei');
    await group.joins('Frida');
    await expect(cart).toContainText('Frida');
    await expect(question).toHaveCount(0);
  },
);
