import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GroupOfFriends } from '../../../../../tests/components/group-of-friends.ts';
import { loseCode } from '../../../../../tests/components/lose-code.ts';
import { findCart, renderShop } from '../../../../../tests/components/render-shop.tsx';

const missing = page.getByText(
  'Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfe Deine Internetverbindung.',
);

it.each(['Ada', 'Ben'])(
  '%s opens a dialog of the group that a release has replaced: the page goes on with the group',
  async (mine) => {
    await loseCode('group-dialog.tsx');
    const friends = await GroupOfFriends.meets({ mine, names: ['Ada', 'Ben'] });
    await renderShop({ orderType: 'pickup', items: [{ dish: 'Minestrone', amount: 1 }] });
    await findCart().getByRole('button', { name: 'Gruppe bearbeiten' }).click();
    await expect.element(missing.first()).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
    await friends.fills(mine === 'Ada' ? 'Ben' : 'Ada', 'minestrone', 3);
    await expect.element(page.getByRole('region', { name: 'Bestellt von' })).toMatchTextContent('Minestrone');
    await friends.joins('Cem');
    await expect.element(page.getByText('Cem ist dabei.').first()).toBeInTheDocument();
  },
);

it('a member who waits is led to an order page that a release has replaced: the page says so and can be loaded anew', async () => {
  await loseCode('app/pages/order.tsx');
  const friends = await GroupOfFriends.meets({ mine: 'Ben', names: ['Ada', 'Ben'] });
  await friends.fills('Ada', 'minestrone');
  await friends.change('Ada', { stage: 'checkout' });
  await renderShop({ path: '/checkout/holding', orderType: 'pickup' });
  await expect.element(page.getByRole('heading', { name: 'Ada ist an der Kasse.' })).toBeVisible();
  await friends.orders('Ada', 'offline');
  await expect.element(missing).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Seite neu laden' })).toBeVisible();
});
