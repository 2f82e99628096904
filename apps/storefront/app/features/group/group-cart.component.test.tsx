import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GroupOfFriends } from '../../../../../tests/components/group-of-friends.ts';
import { findCart, renderShop } from '../../../../../tests/components/render-shop.tsx';

const inCart = (name: string) => findCart().getByRole('button', { name, exact: true });

it('who is ready may take it back, and is counted once (S3 G11)', async () => {
  const friends = await GroupOfFriends.meets({ mine: 'Ben', names: ['Ada', 'Ben', 'Cem'] });
  await renderShop({ orderType: 'pickup' });
  await expect.element(findCart()).toMatchTextContent('3 dabei, 1 fertig');
  await inCart('Ich bin fertig').click();
  await expect.element(findCart()).toMatchTextContent('3 dabei, 2 fertig');
  await expect.element(findCart()).toMatchTextContent('Du bist fertig.');
  await friends.changeMember('Cem', { status: 'readyToCheckout' });
  await expect.element(findCart()).toMatchTextContent('3 dabei, 3 fertig');
  await inCart('Doch noch nicht fertig').click();
  await expect.element(findCart()).toMatchTextContent('3 dabei, 2 fertig');
  await expect.element(inCart('Ich bin fertig')).toBeVisible();
});

it('the owner reads the same count in head and foot', async () => {
  const friends = await GroupOfFriends.meets({ mine: 'Ada', names: ['Ada'] });
  await renderShop({ orderType: 'pickup' });
  await expect.element(findCart()).toMatchTextContent('Nur Du bist dabei');
  await expect.element(findCart()).toMatchTextContent('Noch ist niemand sonst dabei.');
  await friends.joins('Ben');
  await expect.element(findCart()).toMatchTextContent('2 dabei, 1 fertig');
  await expect.element(findCart()).toMatchTextContent('Ben wählt noch');
  await friends.changeMember('Ben', { status: 'readyToCheckout' });
  await expect.element(findCart()).toMatchTextContent('2 dabei, 2 fertig');
  await expect.element(findCart()).toMatchTextContent('Alle sind fertig.');
});

it.each([
  { end: 'is removed', says: 'Du bist kein Mitglied der Gruppe mehr. Dein Warenkorb bleibt Dir erhalten.' },
  { end: 'sees the group end', says: 'Die Gruppe wurde aufgelöst. Dein Warenkorb bleibt Dir erhalten.' },
])('a member who $end reads why', async ({ end, says }) => {
  const friends = await GroupOfFriends.meets({ mine: 'Ben', names: ['Ada', 'Ben'] });
  await renderShop({ orderType: 'pickup', items: [{ dish: 'Minestrone', amount: 1 }] });
  await expect.element(findCart()).toMatchTextContent('2 dabei, 1 fertig');
  if (end === 'is removed') await friends.changeMember('Ada', { leave: true }, 'Ben');
  else await friends.change('Ada', { disband: true });
  const alert = page.getByRole('dialog', { name: 'Gruppenbestellung' });
  await expect.element(alert).toMatchTextContent(says);
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect.element(findCart()).toMatchTextContent('Minestrone');
});

it('without a connection the group says so, its share is called old, and a press is refused in words', async () => {
  const friends = await GroupOfFriends.meets({ mine: 'Ben', names: ['Ada', 'Ben'] });
  await renderShop({ orderType: 'pickup', items: [{ dish: 'Minestrone', amount: 1 }] });
  await expect.element(findCart()).toMatchTextContent(/Dein Anteil ?6,50 €/);
  const fetchOnline = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  window.dispatchEvent(new Event('offline'));
  await expect
    .element(findCart())
    .toMatchTextContent(
      'Keine Verbindung. Du siehst die Gruppe von vorhin; was Du änderst, kommt an, sobald Du wieder online bist.',
    );
  await expect.element(findCart()).toMatchTextContent('Dein Anteil, wie wir ihn zuletzt kannten');
  await inCart('Ich bin fertig').click();
  await expect
    .element(page.getByText('Keine Verbindung. Bitte prüfe Dein Internet und versuche es noch einmal.'))
    .toBeVisible();
  vi.stubGlobal('fetch', fetchOnline);
  window.dispatchEvent(new Event('online'));
  await expect.element(findCart()).not.toMatchTextContent('Keine Verbindung');
  await friends.fills('Ada', 'minestrone');
  await expect.element(findCart()).toMatchTextContent('Ada bezahlt');
});
