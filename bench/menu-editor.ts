import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { HOURS } from '@tischlein/wording/office';
import { ensureBrowser } from '../tools/browser.ts';
import { atMost, type Figure, median, withoutBound } from './figure.ts';
import { saveLargeMenus } from './large-menus.ts';
import { addOwner } from './office-owner.ts';
import { startServer } from './server-process.ts';

const DISHES = 400;
const SHOP = `karte-${DISHES}`;
const CPU_SLOWDOWN = 4;
const OPEN_BOUND_MS = 300;
const TYPE_BOUND_MS = 50;
const ROUNDS = 7;
/** A quick typist. */
const BETWEEN_KEYS_MS = 150;
const SCREEN = { viewport: { width: 1440, height: 900 } };

/** Opens and edits a menu of 400 dishes with a four times slower processor. */
export async function benchMenuEditor(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'menu-editor');
  await saveLargeMenus(dataDir, [DISHES], true);
  const token = await addOwner({ dataDir });
  await using server = await startServer(dataDir);
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const baseURL = `http://127.0.0.1:${server.port}`;
    const context = await browser.newContext({ ...SCREEN, baseURL });
    await context.addCookies([{ name: 'tischlein-office', value: token, url: baseURL }]);
    const page = await context.newPage();
    return await measureEditor(page);
  } finally {
    await browser.close();
  }
}

async function measureEditor(page: Page): Promise<Figure[]> {
  await page.goto(`/office/${SHOP}/zeiten`);
  await waitForHours(page);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const openings = await measure(() => openList(page));
  const firstScreens = openings.map(({ firstScreen }) => firstScreen);
  await page.evaluate(followLink, 'Karte');
  const searches = await measure(() => searchAll(page));
  await page.evaluate(recordKeys);
  const typings = await measure((round) => typePrice(page, `${8 + round},50`));
  return [
    atMost(
      `opening a menu of ${DISHES} dishes in the office until its first screen is drawn, processor 4 times slower`,
      median(firstScreens),
      { bound: OPEN_BOUND_MS, unit: 'ms' },
    ),
    withoutBound('opening it until all rows are drawn', median(openings.map(({ whole }) => whole)), 'ms'),
    withoutBound('opening it for the first time, with its code and its menu', firstScreens[0] ?? Number.NaN, 'ms'),
    atMost(
      `the slowest key of ${ROUNDS} times typing a price and leaving its field, until its frame is presented`,
      Math.max(...typings),
      { bound: TYPE_BOUND_MS, unit: 'ms' },
    ),
    withoutBound('the slowest key of one time, the median', median(typings), 'ms'),
    withoutBound('searching for what nearly every dish has, until its first screen is drawn', median(searches), 'ms'),
  ];
}

async function measure<Result>(act: (round: number) => Promise<Result>): Promise<readonly Result[]> {
  const results: Result[] = [];
  for (let round = 0; round < ROUNDS; round += 1) results.push(await act(round));
  return results;
}

/** Milliseconds from the click on the link. */
interface Opening {
  /** Until rows fill the window. */
  readonly firstScreen: number;
  /** Until all rows and categories are there. */
  readonly whole: number;
}

/** From another page of the office to the drawn list. The code is loaded by the first round. */
async function openList(page: Page): Promise<Opening> {
  const opening = await page.evaluate(followLink, 'Karte');
  await page.getByRole('link', { name: 'Zeiten & Gebiete' }).click();
  await page.locator('.edit-row').first().waitFor({ state: 'detached' });
  await waitForHours(page);
  return opening;
}

/** The page before has to be drawn completely, so that only the menu is measured. */
async function waitForHours(page: Page): Promise<void> {
  await page.getByRole('group', { name: HOURS.title, exact: true }).waitFor();
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

function followLink(name: string): Promise<Opening> {
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent?.trim() === name);
  const started = performance.now();
  const drawn = (isDrawn: () => boolean): Promise<number> =>
    new Promise((resolve) => {
      const observer = new MutationObserver(() => {
        if (!isDrawn()) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started)));
      });
      observer.observe(document.body, { subtree: true, childList: true });
    });
  const isWhole = (): boolean => document.querySelector('.edit-row') !== null && !document.querySelector('.edit-rest');
  const isScreenFull = (): boolean => {
    const last = [...document.querySelectorAll('.edit-row')].at(-1);
    return last !== undefined && (isWhole() || last.getBoundingClientRect().bottom >= innerHeight);
  };
  const both = Promise.all([drawn(isScreenFull), drawn(isWhole)]);
  link?.click();
  return both.then(([firstScreen, whole]) => ({ firstScreen, whole }));
}

/** Searches, and shows the first category again. */
async function searchAll(page: Page): Promise<number> {
  const duration = await page.evaluate(search, 'a');
  await page.evaluate(search, '');
  await page.locator('.edit-rest').waitFor({ state: 'detached' });
  return duration;
}

/** From the key to the next frame. */
function search(words: string): Promise<number> {
  const input = document.querySelector<HTMLInputElement>('input[type=search]');
  if (!input) throw new Error('no search field');
  const started = performance.now();
  const write = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  write?.call(input, words);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started))));
}

/** Records how long each event of the keyboard takes until its frame is presented, as browsers count it (Event Timing). */
function recordKeys(): void {
  const log: number[] = [];
  Object.assign(globalThis, { keyTimes: log });
  const observer = new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (/^(key|input|focus)/.test(name)) log.push(duration);
  });
  // The shortest threshold that browsers accept; shorter events are not reported.
  const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  };
  observer.observe(options);
}

/** Types a price with real keys and leaves the field with Tab; returns the milliseconds of the slowest event. */
async function typePrice(page: Page, price: string): Promise<number> {
  const field = page.locator('.edit-price input').first();
  await field.focus();
  await page.evaluate(() => Reflect.get(globalThis, 'keyTimes').splice(0));
  await field.pressSequentially(price, { delay: BETWEEN_KEYS_MS });
  await page.keyboard.press('Tab', { delay: BETWEEN_KEYS_MS });
  return page.evaluate(() => Math.max(...Reflect.get(globalThis, 'keyTimes')));
}
