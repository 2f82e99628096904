import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GroupOfFriends } from '../../../../../tests/components/group-of-friends.ts';
import { findCart, renderShop } from '../../../../../tests/components/render-shop.tsx';

const waiting = page.getByRole('heading', { name: 'Ada ist an der Kasse.' });

async function waitForAda(): Promise<GroupOfFriends> {
  const friends = await GroupOfFriends.meets({ mine: 'Ben', names: ['Ada', 'Ben'] });
  await friends.fills('Ada', 'minestrone');
  await friends.fillsHere('minestrone', 1);
  await friends.change('Ada', { stage: 'checkout' });
  await renderShop({ path: '/checkout/holding', orderType: 'pickup' });
  await expect.element(waiting).toBeVisible();
  return friends;
}

it('a member who waits without a connection is told, until it is back', async () => {
  await waitForAda();
  window.dispatchEvent(new Event('offline'));
  await expect
    .element(page.getByText('Keine Verbindung. Diese Seite geht weiter, sobald Du wieder online bist.'))
    .toBeVisible();
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Keine Verbindung')).not.toBeInTheDocument();
  await expect.element(waiting).toBeVisible();
});

it('a member who waits is told when the owner goes back to the menu, and may choose again', async () => {
  const friends = await waitForAda();
  await friends.change('Ada', { stage: 'menu' });
  await expect.element(page.getByText('Ada ist zurück bei der Karte. Du kannst wieder wählen.')).toBeVisible();
  await expect.element(findCart()).toMatchTextContent('2 dabei, 1 fertig');
});
