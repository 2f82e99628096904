import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OPEN_DIALOG = 'dialog:modal';

/** Nothing that keeps people out: axe finds no serious and no critical violation. What lies behind an open dialog is out of reach. */
async function expectAccessible(page: Page, part: string | undefined): Promise<void> {
  // Contrast is judged on what stands still.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const axe = new AxeBuilder({ page }).setLegacyMode().withTags(WCAG_22_AA);
  await disableContentVisibility(page);
  const within = (await hasOpenDialog(page)) ? OPEN_DIALOG : part;
  const { violations } = await (within === undefined ? axe : axe.include(within)).analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  const found = serious.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`,
    ),
  );
  expect(found, page.url()).toEqual([]);
}

/** Parts of the menu that are far off have no layout yet; they are judged by the one that they get. */
async function disableContentVisibility(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.menu-section, .dish { content-visibility: visible }');
    document.adoptedStyleSheets = [sheet];
  });
}

const hasOpenDialog = async (page: Page): Promise<boolean> => (await page.locator(OPEN_DIALOG).count()) > 0;

/** The same in both schemes that a browser may ask for; of the whole page, or of a part of it. */
export async function expectAccessibleInLightAndDark(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, part);
  }
}

/** Everything is within the width: nobody has to scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(widths.needed, page.url()).toBeLessThanOrEqual(widths.given);
}
