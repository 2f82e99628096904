import { join } from 'node:path';
import { type Browser, type BrowserContext, test } from '@playwright/test';
import { Desk } from './desk.ts';
import { Guest } from './guest.ts';
import { Owner } from './owner.ts';
import { shopNow } from './shop-clock.ts';
import { slowDown } from './slow-machine.ts';
import { BrowserErrors } from './browser-errors.ts';
import { recordTexts } from '../texts/record-texts.ts';

interface Cast {
  /** Console errors and foreign requests; any unexpected one fails the story. */
  readonly browserErrors: BrowserErrors;
  readonly guest: Guest;
  /** A guest with another browser. */
  readonly stranger: Guest;
  /** Two more guests, each with their own browser. */
  readonly company: readonly [Guest, Guest];
  readonly desk: Desk;
  readonly owner: Owner;
}

/** The saved session of the owner, who signs in before all other stories. */
export const OWNER_SESSION = join(process.env['STORIES_DATA_DIR'] ?? '', 'owner-session.json');

/** A Playwright test on the built system with its participants as fixtures. */
export const story = test.extend<Cast>({
  browserErrors: async ({}, use) => {
    const browserErrors = new BrowserErrors();
    await use(browserErrors);
    browserErrors.expectNone();
  },
  context: async ({ context, browserErrors, baseURL }, use) => {
    await prepare(context, browserErrors, baseURL);
    await use(context);
  },
  guest: async ({ page }, use) => use(new Guest(page)),
  stranger: async ({ browser, browserErrors, baseURL }, use) => {
    const context = await openBrowser(browser, undefined);
    await prepare(context, browserErrors, baseURL);
    await use(new Guest(await context.newPage()));
    await context.close();
  },
  company: async ({ browser, browserErrors, baseURL }, use) => {
    const contexts = await Promise.all([openBrowser(browser, undefined), openBrowser(browser, undefined)]);
    await Promise.all(contexts.map((context) => prepare(context, browserErrors, baseURL)));
    const [one, other] = await Promise.all([contexts[0].newPage(), contexts[1].newPage()]);
    await use([new Guest(one), new Guest(other)]);
    await Promise.all(contexts.map((context) => context.close()));
  },
  desk: async ({ browser, browserErrors, baseURL }, use) => {
    const context = await openBrowser(browser, OWNER_SESSION);
    await prepare(context, browserErrors, baseURL);
    await use(new Desk(await context.newPage()));
    await context.close();
  },
  owner: async ({ playwright, baseURL }, use) => {
    const api = await playwright.request.newContext({ baseURL: baseURL ?? '', storageState: OWNER_SESSION });
    await use(new Owner(api));
    await api.dispose();
  },
});

const openBrowser = (browser: Browser, storageState: string | undefined): Promise<BrowserContext> =>
  browser.newContext(storageState === undefined ? {} : { storageState });

async function prepare(
  context: BrowserContext,
  browserErrors: BrowserErrors,
  baseURL: string | undefined,
): Promise<void> {
  browserErrors.watch(context, new URL(baseURL ?? '').origin);
  // Before the clock, which replaces the page's timers.
  await recordTexts(context);
  await context.clock.install({ time: shopNow() });
  await slowDown(context);
}
