import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { merchantColours } from '../../../apps/storefront/app/document/merchant-colours.ts';

type RunOnly = { readonly type: 'tag' | 'rule'; readonly values: string[] };

const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The only rule whose outcome depends on the colour scheme. */
const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };

const OPEN_DIALOG = 'dialog:modal';

/** Any pair of brand colours has to be readable, even these. */
const GARISH = merchantColours({ primaryColor: '#ffe600', accentColor: '#ff00c8' });

/**
 * Fails if axe finds a serious or critical violation: every rule once in light, contrast alone in dark. With an open
 * dialog only the dialog is checked, because the rest is inert; otherwise the page or the given part of it.
 */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  await layOutWhole(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolation(page, part, ALL_RULES);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, part, CONTRAST);
}

/** The same for a page of the storefront, whose contrast is checked in garish brand colours as well. */
export async function expectAccessibleInAllColours(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  await page.evaluate(addStyles, GARISH);
  await expectNoViolation(page, part, CONTRAST);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolation(page, part, CONTRAST);
  await page.evaluate(removeStyles);
}

/** Every rule for the layout of a wide screen; colours do not depend on the screen. */
export async function expectAccessibleOnWideScreens(page: Page, part?: string): Promise<void> {
  const narrow = page.viewportSize();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNoViolation(page, part, ALL_RULES);
  if (narrow) await page.setViewportSize(narrow);
}

async function expectNoViolation(page: Page, part: string | undefined, runOnly: RunOnly): Promise<void> {
  const hasDialog = (await page.locator(OPEN_DIALOG).count()) > 0;
  // Contrast is measured after all animations; those that never end, such as the splash, do not change it.
  await page.evaluate(() => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
  const found = await page.evaluate(runAxe, { within: hasDialog ? OPEN_DIALOG : (part ?? ':root'), runOnly });
  expect(found, `${page.url()} (${runOnly.values.join(', ')})`).toEqual([]);
}

/** Runs in the page: one line for each serious or critical violation. */
async function runAxe({ within, runOnly }: { readonly within: string; readonly runOnly: RunOnly }): Promise<string[]> {
  const { violations } = await window.axe.run(within, { runOnly, resultTypes: ['violations'] });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/**
 * Distant parts of the menu have no layout because of content-visibility; axe needs one. A floating bar covers rows until the page is
 * scrolled, which axe does not do.
 */
const layOutWhole = (page: Page): Promise<void> =>
  page.evaluate(addStyles, '.menu-section, .dish { content-visibility: visible } .menu-bars { position: static }');

/** Runs in the page. */
function addStyles(styles: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page: removes what `addStyles` has added. */
function removeStyles(): void {
  document.adoptedStyleSheets = [];
}

/** The page fits the narrowest phones, and others at 400 % zoom (WCAG 1.4.10). */
export async function expectFitsPhones(page: Page): Promise<void> {
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoSidewaysScroll(page);
  if (usual) await page.setViewportSize(usual);
}

/** The page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(widths.needed, page.url()).toBeLessThanOrEqual(widths.given);
}
