import { expect } from '@playwright/test';
import type { Desk } from '../support/desk.ts';
import type { Owner, OwnShop } from '../support/owner.ts';
import { story } from '../support/story.ts';

const ORDERS = 200;
const LATE = 6;
const ADA = { name: 'Ada', email: 'ada@tramonto.example', phone: '030 5557788' };
const STEPS = { ringMinutes: 1, tellMinutes: 3, callMinutes: 6, last: 'none', lastMinutes: 15 };
const NAMES = ['Ahrens', 'Brandt', 'Demir', 'Köhler', 'Lindner-Hoffmann', 'Nowak', 'Sander', 'Wolff'];
const ADDRESS = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };

/** Orders one after the other; returns their numbers. */
async function receive(owner: Owner, shop: OwnShop, count: number): Promise<readonly number[]> {
  const numbers: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const { number } = await owner.receivesOrder(shop, {
      name: NAMES[index % NAMES.length] ?? '',
      more: [{ dishId: 'minestrone', amount: 1 + (index % 3) }],
      ...(index % 2 === 0 && { address: ADDRESS }),
    });
    numbers.push(number);
  }
  return numbers;
}

/** The answer to an order is on the screen as a whole, and so is Pause, which nothing covers. */
async function seesAtOnce(desk: Desk, number: number): Promise<void> {
  const ticket = desk.ticketIn('Neu', number);
  for (const name of ['Ablehnen', 'Annehmen'])
    await expect(ticket.getByRole('button', { name: `${name} ${number}`, exact: true })).toBeInViewport({ ratio: 1 });
  await desk.page.getByRole('button', { name: 'Pause', exact: true }).click({ trial: true });
}

/** Two arrive, both are accepted, and the kitchen is done with the first. */
async function servesTwo(desk: Desk, numbers: readonly number[]): Promise<void> {
  for (const number of numbers) await seesAtOnce(desk, number);
  for (const number of numbers) {
    await desk.advances('Annehmen', number);
    await expect(desk.ticketIn('Neu', number)).toBeHidden();
  }
  const [first = 0] = numbers;
  await desk.advances('Fertig', first);
  await expect(desk.ticketIn('Küche', first)).toBeHidden();
}

/** Six minutes pass without an answer; then all late orders are on one page, and accepted by one press and a question. */
async function answersAlarm({ page }: Desk, late: readonly number[]): Promise<void> {
  // Only the page's clock is set, as in the scenes of the alarm.
  await page.clock.setSystemTime((await page.evaluate(() => Date.now())) + 365_000);
  const alarm = page.getByRole('alertdialog', { name: `${LATE} Bestellungen warten` });
  for (const number of late)
    await expect(alarm.getByRole('listitem', { name: `Nr. ${number}`, exact: true })).toBeInViewport({ ratio: 1 });
  await alarm.getByRole('button', { name: 'Pause machen' }).click({ trial: true });
  const all = { name: `Alle ${LATE} annehmen` };
  await alarm.getByRole('button', all).click();
  await page
    .getByRole('dialog', { name: `${LATE} Bestellungen annehmen?` })
    .getByRole('button', all)
    .click();
  await expect(alarm).toBeHidden();
}

story(
  'a Friday evening of 200 orders: each new one is in sight, and Pause is one press away',
  { tag: ['@thorough', '@load'] },
  async ({ desk, owner }) => {
    story.setTimeout(30 * 60_000);
    const shop = await owner.opensBranch({ escalation: { people: [ADA], ...STEPS } });
    await desk.opens(shop);
    for (let served = 0; served < ORDERS - LATE; served += 2) await servesTwo(desk, await receive(owner, shop, 2));
    // The page is the window: only the inside of lanes has grown.
    expect(await desk.page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);

    const late = await receive(owner, shop, LATE);
    for (const number of late) await expect(desk.ticketIn('Neu', number)).toBeVisible();
    await answersAlarm(desk, late);
    await expect(desk.column('Neu').getByRole('article')).toHaveCount(0);
    const orders = await owner.orders(shop);
    expect(orders.map(({ status }) => status)).not.toContain('placed');
    expect(orders).toHaveLength(ORDERS);
  },
);
