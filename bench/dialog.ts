import { join } from 'node:path';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { ensureBrowser } from '../tools/browser.ts';
import { atMost, type Figure, median } from './figure.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 7;
const CPU_SLOWDOWN = 4;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Phone {
  readonly page: Page;
  readonly processor: CDPSession;
}

/** Measures the dish dialog on a phone with a four times slower processor, from the tap until it is painted. */
export async function benchDialog(folder: string): Promise<Figure[]> {
  await using server = await startServer(join(folder, 'dialog'));
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const page = await browser.newPage(PHONE);
    await page.goto(`http://127.0.0.1:${server.port}/f=tramonto-mitte/`, { waitUntil: 'networkidle' });
    const phone = { page, processor: await page.context().newCDPSession(page) };
    // The first visit loads the code, as pointerdown does for a guest.
    await measureVisit(phone);
    const visits: Visit[] = [];
    for (let round = 0; round < ROUNDS; round++) visits.push(await measureVisit(phone));
    return toFigures(visits);
  } finally {
    await browser.close();
  }
}

interface Visit {
  readonly opening: number;
  /** One duration per kind of click, always in the same order. */
  readonly clicks: readonly number[];
}

function toFigures(visits: readonly Visit[]): Figure[] {
  const opening = median(visits.map((each) => each.opening));
  const kinds =
    visits[0]?.clicks.map((_, kind) => median(visits.map(({ clicks }) => clicks[kind] ?? Number.NaN))) ?? [];
  return [
    atMost('dish dialog opened, processor 4 times slower', opening, { bound: 100, unit: 'ms' }),
    atMost('dish dialog, the slowest kind of click', Math.max(...kinds), { bound: 50, unit: 'ms' }),
  ];
}

async function measureVisit(phone: Phone): Promise<Visit> {
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  const opening = await timeClick(phone, page.getByRole('button', { name: /Pizza Diavola$/ }));
  await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).waitFor();
  const clicks: number[] = [];
  for (const click of [
    dialog.getByRole('radio', { name: '32 cm' }),
    dialog.getByRole('checkbox', { name: 'Zwiebeln' }),
    dialog.getByRole('radio', { name: /^Beliebte Kombination/ }),
    dialog.getByRole('button', { name: 'Mehr anzeigen' }).first(),
    dialog.getByRole('button', { name: 'Anzahl: mehr' }),
  ])
    clicks.push(await timeClick(phone, click));
  await dialog.getByRole('button', { name: 'ABBRECHEN' }).click();
  await dialog.waitFor({ state: 'detached' });
  return { opening, clicks };
}

/** Milliseconds from a click until the browser has painted the change. */
async function timeClick({ page, processor }: Phone, target: Locator): Promise<number> {
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  await processor.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const duration = await target.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const started = performance.now();
        if (element instanceof HTMLElement) element.click();
        // A task after the next frame: the change is painted by then.
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - started), 0));
      }),
  );
  await processor.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return duration;
}
