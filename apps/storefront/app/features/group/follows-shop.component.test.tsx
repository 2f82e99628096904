import * as calls from '@tischlein/contract/calls';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { changeMenu, forOnePrice, withDish } from '../../../../../tests/components/change-menu.ts';
import { cheapOnSaturday } from '../../../../../tests/components/cheap-on-saturday.ts';
import { GroupOfFriends } from '../../../../../tests/components/group-of-friends.ts';
import { openBranch } from '../../../../../tests/components/open-branch.ts';
import { openForGuests } from '../../../../../tests/components/open-for-guests.ts';
import { findCart, renderShop } from '../../../../../tests/components/render-shop.tsx';
import { fridays, NOW, setHours, stopDelivery, VACATION } from '../../../../../tests/components/set-hours.ts';
import { setStock } from '../../../../../tests/components/set-stock.ts';
import { send } from '../../../../office/app/api/send.ts';

const ALL_DAY = fridays(['11:30', '22:30']);
const HALF_PAST_NINE = '2026-11-20T21:30:00+01:00';
const MINESTRONE = { dish: 'Minestrone', amount: 1 };

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }));
afterEach(() => void vi.useRealTimers());

const ROLES = ['the owner', 'a member', 'a member who waits'] as const;
type Role = (typeof ROLES)[number];

interface Meeting {
  readonly role: Role;
  readonly slug?: string;
  readonly isDelivered?: boolean;
}

/** Ada has founded a group with Ben, both take a minestrone; the page is the one of this role. */
async function meets({ role, slug, isDelivered = false, ...shop }: Meeting & Parameters<typeof renderShop>[0]) {
  const isOwner = role === 'the owner';
  const branch = slug ?? (await openOwnBranch());
  const friends = await GroupOfFriends.meets({ slug: branch, mine: isOwner ? 'Ada' : 'Ben', names: ['Ada', 'Ben'] });
  await friends.fills(isOwner ? 'Ben' : 'Ada', 'minestrone');
  if (isDelivered && !isOwner) await friends.change('Ada', { isPickup: false });
  if (role === 'a member who waits') {
    await friends.fillsHere('minestrone', 1);
    await friends.change('Ada', { stage: 'checkout' });
  }
  await renderShop({
    slug: branch,
    isIndependent: true,
    path: role === 'a member who waits' ? '/checkout/holding' : '/',
    orderType: isDelivered ? 'delivery' : 'pickup',
    items: [MINESTRONE],
    ...shop,
  });
  await expect.element(main()).toMatchTextContent(role === 'the owner' ? '2 dabei' : /Dein Anteil ?/);
  return { friends, slug: branch };
}

async function openOwnBranch(): Promise<string> {
  const slug = await openBranch();
  await setHours(slug, ALL_DAY);
  await openForGuests(slug);
  return slug;
}

const main = () => page.elementLocator(document.body);

const expectText = (text: string | RegExp) => expect.element(page.getByText(text).first());
const expectNoButton = (name: string) => expect.element(page.getByRole('button', { name })).not.toBeInTheDocument();

describe.each(ROLES)('what the shop changes while the page of %s is open', (role) => {
  const isOwner = role === 'the owner';
  const place = role === 'a member who waits' ? page.getByRole('main') : findCart();
  const expectSum = (ofAll: string, ofMember: string) =>
    expect.element(place).toMatchTextContent(isOwner ? `Zur Kasse${ofAll}` : new RegExp(`nteil ?${ofMember}`));

  it('a dish sells out and comes back: both are said, and the amounts follow', async () => {
    const { slug } = await meets({ role });
    await setStock(slug, 'minestrone', 'untilTomorrow');
    await expectText('Minestrone ist heute ausverkauft.').toBeVisible();
    await setStock(slug, 'minestrone', 'back');
    await expectText('Minestrone ist wieder erhältlich.').toBeVisible();
    await expectSum('13,00 €', '6,50 €');
  });

  it.each([
    ['rises', 750, 'Minestrone kostet jetzt 7,50 € statt 6,50 €.', '15,00 €', '7,50 €'],
    ['falls', 550, 'Minestrone kostet jetzt 5,50 € statt 6,50 €.', '11,00 €', '5,50 €'],
  ])('a price %s: it is said, and the amounts follow', async (_, cents, words, ofAll, ofMember) => {
    const { slug } = await meets({ role });
    await changeMenu(slug, withDish('Minestrone', forOnePrice(cents)));
    await expectText(words).toBeVisible();
    await expectSum(ofAll, ofMember);
  });

  it('an offer ends at midnight: the price is said', async () => {
    const period = { dayIndex: 6, minOffset: 23 * 60 + 59 } as const;
    await meets({ role, slug: 'tramonto-mitte', menu: cheapOnSaturday('Minestrone'), period });
    await expectSum('9,00 €', '4,50 €');
    vi.setSystemTime(NOW + 2 * 60_000);
    await expectText('Minestrone kostet jetzt 6,50 € statt 4,50 €.').toBeVisible();
  });

  it('the shop pauses: the page says until when', async () => {
    const { slug } = await meets({ role });
    await send(calls.startPause, { params: { shop: slug }, body: { scope: 'all', minutes: 20 } });
    await expectText(/Pause bis/).toBeVisible();
  });

  it('the shop closes: the page says so, and that the cart stays', async () => {
    const { slug } = await meets({ role });
    await setHours(slug, { ...ALL_DAY, specialOpeningTimes: VACATION, preOrderDays: 0 });
    await expectText(/Wir öffnen am Freitag/).toBeVisible();
    if (isOwner) return expectNoButton('Zur Kasse');
    await expectText('Ada kann gerade nicht bestellen. Dein Warenkorb bleibt gespeichert.').toBeVisible();
  });
});

describe('the chosen time disappears', () => {
  const shorten = (slug: string): Promise<void> => setHours(slug, fridays(['11:30', '21:00']));

  it('the owner takes the nearest in one press', async () => {
    const { slug } = await meets({ role: 'the owner' });
    await page.getByRole('button', { name: /^Jetzt\s*in etwa/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Bestellzeit' });
    await dialog.getByLabelText('Bestellzeit').selectOptions('21:30');
    await dialog.getByRole('button', { name: 'OK' }).click();
    await shorten(slug);
    await expect.element(findCart()).toMatchTextContent('21:30 gibt es nicht mehr.');
    await findCart().getByRole('button', { name: 'Stattdessen heute 20:45' }).click();
    await expect.element(page.getByText('21:30 gibt es nicht mehr.')).not.toBeInTheDocument();
  });

  it.each(['a member', 'a member who waits'] as const)('%s reads who chooses another one', async (role) => {
    const { slug, friends } = await meets({ role });
    await friends.change('Ada', { serveAt: HALF_PAST_NINE });
    await shorten(slug);
    await expectText('21:30 gibt es nicht mehr.').toBeVisible();
    await expectText('Ada wählt eine andere Zeit.').toBeVisible();
    await expectNoButton('Stattdessen heute 20:45');
  });
});

describe('delivery is switched off', () => {
  it('the owner changes to pickup', async () => {
    const { slug } = await meets({ role: 'the owner', isDelivered: true });
    await stopDelivery(slug);
    await expectText('Lieferung ist zurzeit nicht möglich.').toBeVisible();
    await page.getByRole('radio', { name: 'Abholung' }).click();
    await expect.element(findCart().getByRole('button', { name: 'Zur Kasse 13,00 €' })).toBeVisible();
  });

  it.each(['a member', 'a member who waits'] as const)('%s hears once the owner has changed', async (role) => {
    const { slug, friends } = await meets({ role, isDelivered: true });
    await stopDelivery(slug);
    await expectText('Lieferung ist zurzeit nicht möglich.').toBeVisible();
    await friends.change('Ada', { isPickup: true });
    await expectText('Ada hat auf Abholung umgestellt.').toBeVisible();
    await expect.element(page.getByText('Lieferung ist zurzeit nicht möglich.')).not.toBeInTheDocument();
  });
});

it('the shop takes orders for later only: a member reads who chooses the time', async () => {
  const { slug } = await meets({ role: 'a member' });
  await setHours(slug, fridays(['22:00', '23:30']));
  await expectText('Bestellart und Zeit wählt Ada für alle.').toBeVisible();
  await expectNoButton('Zeit wählen');
});

describe('what the owner does', () => {
  it('orders in another tab: the page of the owner leads to the order', async () => {
    const { friends } = await meets({ role: 'the owner' });
    await friends.changesHere({ stage: 'checkout' });
    await friends.ordersHere();
    await expectText('Danke, Ada. Mittagspause ist bestellt.').toBeVisible();
  });

  it('disbands the group: a member who waits reads so and goes on alone with the same cart', async () => {
    const { friends } = await meets({ role: 'a member who waits' });
    await friends.change('Ada', { disband: true });
    const alert = page.getByRole('dialog', { name: 'Gruppenbestellung' });
    await expect.element(alert).toMatchTextContent('Die Gruppe wurde aufgelöst. Dein Warenkorb bleibt Dir erhalten.');
    await alert.getByRole('button', { name: 'OK' }).click();
    await expect.element(findCart()).toMatchTextContent('Minestrone');
  });

  it('pays nothing after all: a member who waits may choose again', async () => {
    const { friends } = await meets({ role: 'a member who waits', slug: 'tramonto-mitte' });
    await friends.orders('Ada', 'Stripe_card');
    await expectText('Ada ist an der Kasse.').toBeVisible();
    await friends.change('Ada', { stage: 'checkout' });
    await friends.change('Ada', { stage: 'menu' });
    await expectText('Ada ist zurück bei der Karte. Du kannst wieder wählen.').toBeVisible();
    await expect.element(findCart()).toMatchTextContent('Minestrone');
  });
});
