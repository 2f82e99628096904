import { join } from 'node:path';
import { chromium, type CDPSession, type Locator, type Page } from '@playwright/test';
import { ensureBrowser } from '../tools/browser.ts';
import { atMost, type Figure, median, withoutBound } from './figure.ts';
import { startServer } from './server-process.ts';

const ROUNDS = 7;
const CPU_SLOWDOWN = 4;
const DISH = /Pizza Diavola$/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface Phone {
  readonly page: Page;
  readonly processor: CDPSession;
}

/**
 * Measures the dish dialog on a phone with a four times slower processor, from the tap until it is painted. Machines
 * differ, so what counts are the ratios to a bare page: the same DOM and CSS, and a script that only inserts the dialog.
 */
export async function benchDialog(folder: string): Promise<Figure[]> {
  await using server = await startServer(join(folder, 'dialog'));
  const executablePath = ensureBrowser();
  const browser = await chromium.launch({ args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) });
  try {
    const openPhone = async (): Promise<Phone> => {
      const page = await browser.newPage(PHONE);
      return { page, processor: await page.context().newCDPSession(page) };
    };
    const address = `http://127.0.0.1:${server.port}/f=tramonto-mitte/`;
    const shop = await openPhone();
    await shop.page.goto(address, { waitUntil: 'networkidle' });
    // The first visit loads the code, as pointerdown does for a guest.
    await measureVisit(shop);
    const bare = await openPhone();
    await openBarePage(bare.page, address, await copyPage(shop.page));
    await measureVisit(bare);
    const visits: { readonly shop: Visit; readonly bare: Visit }[] = [];
    for (let round = 0; round < ROUNDS; round++)
      visits.push({ shop: await measureVisit(shop), bare: await measureVisit(bare) });
    return compare(summarize(visits.map((visit) => visit.shop)), summarize(visits.map((visit) => visit.bare)));
  } finally {
    await browser.close();
  }
}

interface Visit {
  readonly opening: number;
  /** One duration per kind of click, always in the same order. */
  readonly clicks: readonly number[];
}

/** Medians in ms: of the opening, and of the slowest kind of click. */
function summarize(visits: readonly Visit[]): { readonly opening: number; readonly slowest: number } {
  const kinds =
    visits[0]?.clicks.map((_, kind) => median(visits.map(({ clicks }) => clicks[kind] ?? Number.NaN))) ?? [];
  return { opening: median(visits.map(({ opening }) => opening)), slowest: Math.max(...kinds) };
}

function compare(shop: ReturnType<typeof summarize>, bare: ReturnType<typeof summarize>): Figure[] {
  const ratio = { unit: 'times' };
  return [
    withoutBound('dish dialog opened, processor 4 times slower', shop.opening, 'ms'),
    atMost('the same, against a bare page', shop.opening / bare.opening, { bound: 1.5, ...ratio }),
    withoutBound('dish dialog, the slowest kind of click', shop.slowest, 'ms'),
    atMost('the same, against a bare page', shop.slowest / bare.slowest, { bound: 1.5, ...ratio }),
  ];
}

interface PageCopy {
  /** The page without scripts. */
  readonly page: string;
  readonly dialog: string;
}

/** Copies what the shop has rendered, with the dialog of a dish. */
async function copyPage(page: Page): Promise<PageCopy> {
  await page.getByRole('button', { name: DISH }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'IN DEN WARENKORB' }).waitFor();
  const copy = await page.evaluate(() => {
    const copied = document.documentElement.cloneNode(true);
    if (!(copied instanceof HTMLElement)) throw new Error('no document');
    const opened = copied.querySelector('dialog');
    opened?.removeAttribute('open');
    opened?.remove();
    for (const script of copied.querySelectorAll('script, link[rel=modulepreload]')) script.remove();
    return { page: copied.outerHTML, dialog: opened?.outerHTML ?? '' };
  });
  await dialog.getByRole('button', { name: 'ABBRECHEN' }).click();
  await dialog.waitFor({ state: 'detached' });
  return copy;
}

/** Opens the copy at the address of the original; its dish inserts the dialog, and the dialog's button removes it. */
async function openBarePage(page: Page, address: string, copy: PageCopy): Promise<void> {
  const body = `<!doctype html>${copy.page}`;
  await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: DISH }).evaluate((dish, html) => {
    const open = (): void => {
      document.getElementById('root')?.insertAdjacentHTML('beforeend', html);
      const dialog = document.querySelector('dialog');
      const buttons = [...(dialog?.querySelectorAll('button') ?? [])];
      const cancel = buttons.find(({ textContent }) => textContent === 'ABBRECHEN');
      cancel?.addEventListener('click', () => dialog?.remove());
      dialog?.showModal();
    };
    dish.addEventListener('click', open);
  }, copy.dialog);
}

async function measureVisit(phone: Phone): Promise<Visit> {
  const { page } = phone;
  const dialog = page.getByRole('dialog');
  const opening = await timeClick(phone, page.getByRole('button', { name: DISH }));
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
