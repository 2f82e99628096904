import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { ensureBrowser } from '../tools/browser.ts';
import { atMost, type Figure, median, withoutBound } from './figure.ts';
import { startServer } from './server-process.ts';

const SHOP = 'wok-garten';
const DISHES = [/Lachs Bowl$/, /^(\d+ ?)?Tofu Bowl$/];
/** A Friday evening, when the shop takes orders. */
const OPEN = '2026-11-20T18:30:00+01:00';
const CPU_SLOWDOWN = 4;
const ORDERS = 3;
const BOUND_MS = 200;
// A guest looks before they press again.
const PAUSE_MS = 400;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Orders as a guest does on a phone with a four times slower processor, and measures each interaction until its paint. */
export async function benchInteractions(folder: string): Promise<Figure[]> {
  await using server = await startServer(join(folder, 'interactions'), { TISCHLEIN_CLOCK: OPEN });
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const baseURL = `http://127.0.0.1:${server.port}`;
    const orders: (readonly number[])[] = [];
    for (let count = 0; count < ORDERS; count++) orders.push(await orderSlowly(browser, baseURL));
    const slowest = orders.map((durations) => Math.max(...durations));
    return [
      atMost(`the slowest interaction of an order, processor 4 times slower, median of ${ORDERS}`, median(slowest), {
        bound: BOUND_MS,
        unit: 'ms',
      }),
      withoutBound('the same of the fastest of these orders', Math.min(...slowest), 'ms'),
    ];
  } finally {
    await browser.close();
  }
}

/** Orders in a browser that has never been in the shop. */
async function orderSlowly(browser: Browser, baseURL: string): Promise<readonly number[]> {
  const context = await browser.newContext({ ...PHONE, baseURL });
  const page = await context.newPage();
  await recordInteractions(page);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const durations = await order(page);
  await context.close();
  return durations;
}

/** From the menu to the page of the order, in one document. Returns the milliseconds of its interactions. */
async function order(page: Page): Promise<readonly number[]> {
  await page.goto(`/f=${SHOP}`, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: 'Abholung' }).check();
  await page.waitForTimeout(PAUSE_MS);
  for (const dish of DISHES) {
    await tap(page.getByRole('heading', { name: dish }).getByRole('button'));
    await tap(page.getByRole('button', { name: 'Anzahl: mehr' }));
    await tap(page.getByRole('button', { name: 'IN DEN WARENKORB' }));
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  }
  await tap(page.getByRole('button', { name: 'Zum Warenkorb' }));
  await tap(page.getByRole('link', { name: 'Zur Kasse' }));
  await page.getByLabel('Name', { exact: true }).pressSequentially('Ada Köhler');
  await page.getByLabel('E-Mail', { exact: true }).pressSequentially('ada@example.org');
  await tap(page.getByRole('radio', { name: 'Bar' }));
  await tap(page.getByRole('checkbox', { name: 'Ich akzeptiere die AGB' }));
  await tap(page.getByRole('button', { name: 'Zahlungspflichtig bestellen' }));
  await tap(page.getByRole('button', { name: 'Ja, ich hole ab' }));
  await page.waitForURL(/\/checkout\/success\//);
  return page.evaluate(() => window.interactionTimes);
}

/** Taps where the element is. Finding it keeps the page's own thread busy, so that comes first. */
async function tap(element: Locator): Promise<void> {
  await element.scrollIntoViewIfNeeded();
  const box = await element.boundingBox();
  if (!box) throw new Error('nothing to tap');
  const page = element.page();
  await page.waitForTimeout(PAUSE_MS);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(PAUSE_MS);
}

declare global {
  interface Window {
    /** Milliseconds from input to paint of each interaction. */
    interactionTimes: number[];
  }
}

function recordInteractions(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    window.interactionTimes = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('interactionId' in entry && Number(entry.interactionId) > 0) window.interactionTimes.push(entry.duration);
    });
    const shortOnes: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: 'event',
      buffered: true,
      durationThreshold: 16,
    };
    observer.observe(shortOnes);
  });
}
