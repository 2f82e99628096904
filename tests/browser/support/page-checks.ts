import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';

type RunOnly = { readonly type: 'tag' | 'rule'; readonly values: string[] };

const ALL_RULES: RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** The only rule whose outcome depends on the colour scheme. */
const CONTRAST: RunOnly = { type: 'rule', values: ['color-contrast'] };

const OPEN_DIALOG = 'dialog:modal';

/**
 * Fails if axe finds a serious or critical violation: by every rule in light, by contrast alone in dark. With an open dialog only
 * the dialog is examined, because everything behind it is inert; else the page or the given part of it.
 */
export async function expectAccessibleInLightAndDark(page: Page, part = ':root'): Promise<void> {
  await disableContentVisibility(page);
  const within = (await page.locator(OPEN_DIALOG).count()) > 0 ? OPEN_DIALOG : part;
  await page.evaluate(axe.source);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoViolation(page, within, ALL_RULES);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectNoViolation(page, within, CONTRAST);
}

async function expectNoViolation(page: Page, within: string, runOnly: RunOnly): Promise<void> {
  // Contrast can only be judged after transitions have ended.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const found = await page.evaluate(runAxe, { within, runOnly });
  expect(found, `${page.url()} (${runOnly.values.join(', ')})`).toEqual([]);
}

/** In the page: one line for each serious or critical violation. */
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

/** Distant parts of the menu have no layout because of content-visibility; axe needs one. */
async function disableContentVisibility(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.menu-section, .dish { content-visibility: visible }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** The page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(widths.needed, page.url()).toBeLessThanOrEqual(widths.given);
}
