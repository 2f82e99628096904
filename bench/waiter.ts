import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import * as calls from '@tischlein/contract/calls';
import { buildAddress } from '@tischlein/contract/address';
import { ensureBrowser } from '../tools/browser.ts';
import { atMost, type Figure } from './figure.ts';
import { startServer } from './server-process.ts';
import { saveWaiterShop, WAITER_HOUR, WAITER_PASSWORD, WAITER_SHOP } from './waiter-shop.ts';

const CPU_SLOWDOWN = 4;
const BOUND_MS = 100;
const ROUNDS = 10;
const TABLE = 7;
const TABLET = { viewport: { width: 1180, height: 820 }, hasTouch: true };

/** Books as a waiter does, with a four times slower processor: from the third tap to the confirmed line. */
export async function benchWaiter(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'waiter');
  await saveWaiterShop(dataDir, TABLE);
  await using server = await startServer(dataDir, { TISCHLEIN_CLOCK: WAITER_HOUR });
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const context = await browser.newContext({ ...TABLET, baseURL: `http://127.0.0.1:${server.port}` });
    const page = await context.newPage();
    await signIn(page);
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const durations: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) durations.push(await book(page));
    const median = durations.toSorted((left, right) => left - right)[Math.floor(ROUNDS / 2)] ?? 0;
    return [
      atMost('from the third tap to the confirmed line of a waiter, processor 4 times slower', median, {
        bound: BOUND_MS,
        unit: 'ms',
      }),
    ];
  } finally {
    await browser.close();
  }
}

async function signIn(page: Page): Promise<void> {
  const address = buildAddress(calls.openWaiterSession, { params: { shop: WAITER_SHOP } });
  await page.request.post(address, { data: { password: WAITER_PASSWORD, name: 'Mia' } });
  await page.goto(`/f=${WAITER_SHOP}/service/tisch/${TABLE}/bestellen`);
}

/** Category, dish, booking. Returns the milliseconds between the last tap and the text, measured in the page. */
async function book(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Suppen' }).click();
  await page.getByRole('button', { name: /^Minestrone, .* hinzufügen/ }).click();
  await page.getByRole('button', { name: `Für Tisch ${TABLE} buchen` }).waitFor();
  return page.evaluate(measureBooking, { button: `Für Tisch ${TABLE} buchen`, text: 'gebucht.' });
}

function measureBooking({ button, text }: { readonly button: string; readonly text: string }): Promise<number> {
  const press = [...document.querySelectorAll('button')].find((each) => each.textContent === button);
  return new Promise((resolve) => {
    const started = performance.now();
    // The line of the booking before goes when this one is stored.
    let hasGone = false;
    const observer = new MutationObserver(() => {
      const isShown = document.querySelector('.take-order .notice')?.textContent.includes(text) ?? false;
      hasGone ||= !isShown;
      if (!isShown || !hasGone) return;
      observer.disconnect();
      requestAnimationFrame(() => resolve(performance.now() - started));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    press?.click();
  });
}
