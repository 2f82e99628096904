import { toBasisPoints, toCents } from '@tischlein/domain';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { GroupOfFriends } from '../../../../../tests/components/group-of-friends.ts';
import { loseConnection } from '../../../../../tests/components/lose-connection.ts';
import { unmount } from '../../../../../tests/components/mount.tsx';
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

it('a change of the cart just before the press reaches the server first, and the member stays ready', async () => {
  const friends = await GroupOfFriends.meets({ mine: 'Ben', names: ['Ada', 'Ben'] });
  await renderShop({ orderType: 'pickup', items: [{ dish: 'Tiramisù della Nonna', amount: 1 }] });
  await expect.poll(() => friends.readsHere()).toEqual({ status: 'menu', amounts: [1] });
  const more = findCart().getByRole('button', { name: 'Tiramisù della Nonna: mehr' }).element();
  const ready = inCart('Ich bin fertig').element();
  for (const button of [more, ready]) button.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await expect.poll(() => friends.readsHere()).toEqual({ status: 'readyToCheckout', amounts: [2] });
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
  const giveBack = loseConnection();
  window.dispatchEvent(new Event('offline'));
  await expect
    .element(findCart())
    .toMatchTextContent(
      'Keine Verbindung. Du siehst die Gruppe von vorhin. Was Du wählst, schicken wir, sobald Du wieder online bist.',
    );
  await expect.element(findCart()).toMatchTextContent('Dein Anteil, wie wir ihn zuletzt kannten');
  await inCart('Ich bin fertig').click();
  await expect
    .element(page.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.'))
    .toBeVisible();
  giveBack();
  window.dispatchEvent(new Event('online'));
  await expect.element(findCart()).not.toMatchTextContent('Keine Verbindung');
  await friends.fills('Ada', 'minestrone');
  await expect.element(findCart()).toMatchTextContent('Ada bezahlt');
});

it('the owner without a connection is told, and a press for the checkout is refused in words', async () => {
  await GroupOfFriends.meets({ mine: 'Ada', names: ['Ada'] });
  await renderShop({ orderType: 'pickup', items: [{ dish: 'Minestrone', amount: 1 }] });
  await expect.element(inCart('Zur Kasse 6,50 €')).toBeVisible();
  const giveBack = loseConnection();
  window.dispatchEvent(new Event('offline'));
  await expect.element(findCart()).toMatchTextContent('Keine Verbindung. Du siehst die Gruppe von vorhin');
  await inCart('Zur Kasse 6,50 €').click();
  await expect
    .element(page.getByText('Keine Verbindung. Bitte prüfe Deine Internetverbindung und versuche es noch einmal.'))
    .toBeVisible();
  giveBack();
  window.dispatchEvent(new Event('online'));
  await expect.element(findCart()).not.toMatchTextContent('Keine Verbindung');
});

const TEN_PERCENT_FROM_10 = {
  discountType: 'percent',
  value: toBasisPoints(1000),
  minimumOrderValue: toCents(1000),
} as const;
const TEN_PERCENT_FROM_80 = { ...TEN_PERCENT_FROM_10, minimumOrderValue: toCents(8000) } as const;

it("the owner's cart shows the discount as a line and announces what all pay together (B7)", async () => {
  const friends = await GroupOfFriends.meets({ mine: 'Ada', names: ['Ada', 'Ben'] });
  await friends.fills('Ben', 'minestrone');
  const config = { groupOrderDiscounts: [TEN_PERCENT_FROM_10] };
  await renderShop({ orderType: 'pickup', config, items: [{ dish: 'Minestrone', amount: 1 }] });
  await expect.element(findCart()).toMatchTextContent('Zwischensumme13,00 €Gruppenrabatt -10%−1,30 €Gesamt11,70 €');
  await expect.element(findCart()).toMatchTextContent('10 % Gruppenrabatt habt Ihr schon.');
  await expect.element(findCart()).not.toMatchTextContent(/Noch .* bis 10 %/);
  await expect.element(findCart().getByText('Gesamt 11,70 €')).toBeInTheDocument();
  await expect.element(inCart('Zur Kasse 11,70 €')).toBeVisible();
});

it('a discount that is not reached yet is named with what is missing', async () => {
  const friends = await GroupOfFriends.meets({ mine: 'Ada', names: ['Ada', 'Ben'] });
  await friends.fills('Ben', 'minestrone');
  const config = { groupOrderDiscounts: [TEN_PERCENT_FROM_80] };
  await renderShop({ orderType: 'pickup', config, items: [{ dish: 'Minestrone', amount: 1 }] });
  await expect.element(findCart()).toMatchTextContent('Noch 67,00 € bis 10 % Gruppenrabatt.');
  await expect.element(findCart()).not.toMatchTextContent('Gruppenrabatt -10%');
});

describe('others act while the cart of the group is open', () => {
  it('the owner sees what a member chooses, and hears who leaves', async () => {
    const friends = await GroupOfFriends.meets({ mine: 'Ada', names: ['Ada', 'Ben'] });
    await renderShop({ orderType: 'pickup' });
    await expect.element(findCart()).toMatchTextContent('Ben wählt noch');
    await friends.fills('Ben', 'minestrone', 2);
    await expect.element(page.getByRole('region', { name: 'Bestellt von' })).toMatchTextContent('Minestrone');
    await expect.element(page.getByText('Ben hat etwas geändert.').first()).toBeInTheDocument();
    await friends.changeMember('Ben', { leave: true });
    await expect.element(page.getByText('Ben ist nicht mehr dabei.').first()).toBeInTheDocument();
    await expect.element(findCart()).toMatchTextContent('Nur Du bist dabei');
  });

  it('a member who changes the cart on another device is told here', async () => {
    const friends = await GroupOfFriends.meets({ mine: 'Ben', names: ['Ada', 'Ben'] });
    await renderShop({ orderType: 'pickup', items: [{ dish: 'Minestrone', amount: 1 }] });
    await expect.element(findCart()).toMatchTextContent(/Dein Anteil ?6,50 €/);
    await friends.fillsHere('minestrone', 3);
    await expect.element(page.getByText('Dein Warenkorb wurde auf einem anderen Gerät geändert.')).toBeVisible();
    await expect.element(findCart()).toMatchTextContent(/Dein Anteil ?19,50 €/);
  });
});

describe('on a phone', () => {
  beforeEach(() => page.viewport(390, 844));
  afterEach(() => page.viewport(1440, 900));

  it('the bar names group, members and share from the moment of joining, and leads to leaving', async () => {
    await GroupOfFriends.meets({ mine: 'Ben', names: ['Ada', 'Ben'] });
    await renderShop({ orderType: 'pickup' });
    const bar = page.getByRole('region', { name: 'Warenkorb' });
    await expect.element(bar).toMatchTextContent('Mittagspause');
    await expect.element(bar).toMatchTextContent('2 dabei, 1 fertig');
    await expect.element(bar).toMatchTextContent('Wähl aus der Karte, was Du möchtest. Ada bestellt für alle.');
    await expect.element(bar.getByRole('button', { name: 'Zum Warenkorb' })).not.toBeInTheDocument();
    await bar.getByRole('button', { name: /Mittagspause/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Mittagspause' });
    await expect.element(sheet).toMatchTextContent('Ada bezahlt');
    await sheet.getByRole('button', { name: 'Gruppe bearbeiten' }).click();
    await expect.element(page.getByRole('button', { name: 'Gruppe verlassen' })).toBeVisible();
  });

  it('with dishes the bar names the own share, on pages without a cart, too', async () => {
    await GroupOfFriends.meets({ mine: 'Ben', names: ['Ada', 'Ben'] });
    await renderShop({ orderType: 'pickup', items: [{ dish: 'Minestrone', amount: 1 }] });
    const bar = page.getByRole('region', { name: 'Warenkorb' });
    await expect.element(bar).toMatchTextContent('2 dabei, 1 fertig · Dein Anteil 6,50 €');
    await expect.element(bar.getByRole('button', { name: 'Zum Warenkorb' })).toBeVisible();
    unmount();
    await renderShop({ orderType: 'pickup', path: '/oeffnungszeiten', items: [{ dish: 'Minestrone', amount: 1 }] });
    const strip = page.getByRole('region', { name: 'Deine Gruppe' });
    await expect.element(strip).toMatchTextContent('2 dabei, 1 fertig · Dein Anteil 6,50 €');
    await expect.element(strip.getByRole('link', { name: /Mittagspause/ })).toBeVisible();
  });
});
