import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { ensureBrowser } from '../tools/browser.ts';
import { atMost, type Figure, median, withoutBound } from './figure.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 9;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Measures the main thread's processor time until the start page is hydrated. Unlike blocking time it does not depend on
 * what else the machine does; the same page without its scripts is the yardstick.
 */
export async function benchFirstLoad(folder: string): Promise<Figure[]> {
  await using server = await startServer(join(folder, 'first-load'));
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  const address = `http://127.0.0.1:${server.port}/f=tramonto-mitte/`;
  try {
    const rounds: { readonly ours: number; readonly bare: number }[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      rounds.push({
        ours: await measureLoad(browser, address, true),
        bare: await measureLoad(browser, address, false),
      });
    const ours = median(rounds.map((round) => round.ours));
    const bare = median(rounds.map((round) => round.bare));
    return [
      withoutBound("start page, the main thread's processor time until it is hydrated", ours, 'ms'),
      atMost('the same, against the page without scripts', ours / bare, { bound: 1.6, unit: 'times' }),
    ];
  } finally {
    await browser.close();
  }
}

async function measureLoad(browser: Browser, address: string, javaScriptEnabled: boolean): Promise<number> {
  const page = await browser.newPage({ ...PHONE, javaScriptEnabled });
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' });
    await session.send('Performance.enable');
    await page.goto(address, { waitUntil: 'networkidle' });
    if (javaScriptEnabled) await page.waitForFunction(() => !('replayEvents' in window));
    const { metrics } = await session.send('Performance.getMetrics');
    const seconds = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
    return seconds * 1000;
  } finally {
    await page.close();
  }
}
