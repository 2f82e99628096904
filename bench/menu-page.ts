import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ensureBrowser } from '../tools/browser.ts';
import { atMost, type Figure, median, withoutBound } from './figure.ts';
import { saveLargeMenus } from './large-menus.ts';
import { startServer } from './server-process.ts';

const SEARCHED_DISHES = 12_000;
const SCROLLED_DISHES = 1000;
const USUAL_DISHES = 200;
const OPENINGS = 7;
const MEGABYTE = 1024 * 1024;
const TYPED = ['pizza', 'spaghetti', 'xyz'];
const ROUNDS = 3;
// The pace of typing on a phone.
const KEY_EVERY_MS = 150;
const WHEEL_TURNS = 120;
const PHONE = { viewport: { width: 390, height: 844 } };

/** Measures a large menu in the browser: its opening against a usual menu, each key of a search, and scrolling. */
export async function benchMenuPage(folder: string): Promise<Figure[]> {
  const dataDir = join(folder, 'menu-page');
  await saveLargeMenus(dataDir, [USUAL_DISHES, SCROLLED_DISHES, SEARCHED_DISHES]);
  await using server = await startServer(dataDir);
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const menuUrl = (count: number): string => `http://127.0.0.1:${server.port}/f=karte-${count}/`;
    return [
      ...(await benchOpening(() => browser.newPage(PHONE), menuUrl)),
      ...(await benchSearchField(await browser.newPage(PHONE), menuUrl(SEARCHED_DISHES))),
      ...(await benchScrolling(await browser.newPage(PHONE), menuUrl(SCROLLED_DISHES))),
    ];
  } finally {
    await browser.close();
  }
}

/** The document, and the first paint against that of a usual menu, opened in turn. */
async function benchOpening(openPage: () => Promise<Page>, menuUrl: (count: number) => string): Promise<Figure[]> {
  const ratios: number[] = [];
  for (let round = 0; round < OPENINGS; round += 1) {
    const usual = await measurePaint(await openPage(), menuUrl(USUAL_DISHES));
    const large = await measurePaint(await openPage(), menuUrl(SEARCHED_DISHES));
    ratios.push(large / usual);
  }
  const document = await fetch(menuUrl(SEARCHED_DISHES));
  const bytes = (await document.arrayBuffer()).byteLength;
  return [
    atMost(`document of a menu of ${SEARCHED_DISHES} dishes`, bytes / MEGABYTE, { bound: 1, unit: 'MB' }),
    atMost(`its first paint against that of ${USUAL_DISHES} dishes`, median(ratios), { bound: 1.5, unit: 'times' }),
  ];
}

/** Milliseconds until something is painted, with an empty cache. */
async function measurePaint(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'networkidle' });
  const paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  await page.close();
  if (paint === undefined) throw new Error('nothing was painted');
  return paint;
}

async function benchSearchField(page: Page, address: string): Promise<Figure[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  // By class: finding a role among so many elements takes longer than the measured work.
  await page.locator('.menu-bar > button').click();
  const field = page.locator('.search input');
  await field.fill('p');
  await page.locator('.search-more button').waitFor();
  await field.fill('');
  const rounds: (readonly number[])[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await recordTimings(page);
    for (const words of TYPED) {
      await field.pressSequentially(words, { delay: KEY_EVERY_MS });
      await field.press('ControlOrMeta+a', { delay: KEY_EVERY_MS });
      await field.press('Delete', { delay: KEY_EVERY_MS });
      await page.waitForTimeout(KEY_EVERY_MS);
    }
    rounds.push(await page.evaluate(() => window.keyTimes));
  }
  const keys = (rounds[0] ?? []).map((_, key) => median(rounds.map((times) => times[key] ?? Number.NaN)));
  return [
    atMost(`search in the page of ${SEARCHED_DISHES} dishes, the slowest key`, Math.max(...keys), {
      bound: 50,
      unit: 'ms',
    }),
    withoutBound('the same, the median key', median(keys), 'ms'),
  ];
}

async function benchScrolling(page: Page, address: string): Promise<Figure[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await recordTimings(page);
  await page.mouse.move(200, 400);
  for (let turn = 0; turn < WHEEL_TURNS; turn += 1) await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const { frames, shift, scrolled } = await page.evaluate(() => ({
    frames: window.frameTimes,
    shift: window.layoutShift,
    scrolled: window.scrollY / window.innerHeight,
  }));
  return [
    withoutBound(`menu of ${SCROLLED_DISHES} dishes, scrolled`, scrolled, 'screens'),
    atMost('the same, the longest task meanwhile', Math.max(0, ...frames), { bound: 50, unit: 'ms' }),
    atMost('the same, layout shift', shift, { bound: 0 }),
  ];
}

declare global {
  interface Window {
    /** Milliseconds from each key until its change is painted. */
    keyTimes: number[];
    /** Milliseconds of each long task. */
    frameTimes: number[];
    layoutShift: number;
  }
}

/** Starts to record keys, long tasks and layout shifts. */
function recordTimings(page: Page): Promise<void> {
  return page.evaluate(() => {
    window.keyTimes = [];
    window.frameTimes = [];
    window.layoutShift = 0;
    addEventListener(
      'keydown',
      ({ timeStamp }) =>
        requestAnimationFrame(() => setTimeout(() => window.keyTimes.push(performance.now() - timeStamp), 0)),
      { capture: true },
    );
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) window.frameTimes.push(entry.duration);
    }).observe({ type: 'longtask' });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.layoutShift += Number(entry.value);
    }).observe({ type: 'layout-shift' });
  });
}
