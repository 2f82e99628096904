import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const OPEN_DIALOG = 'dialog:modal';

/** axe finds no serious or critical violation. With an open dialog only the dialog is checked: the rest is inert. */
async function expectAccessible(page: Page, part: string | undefined): Promise<void> {
  // Contrast is measured after all animations.
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

/** Distant parts of the menu have no layout because of content-visibility; axe needs one. */
async function disableContentVisibility(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('.menu-section, .dish { content-visibility: visible }');
    document.adoptedStyleSheets = [sheet];
  });
}

const hasOpenDialog = async (page: Page): Promise<boolean> => (await page.locator(OPEN_DIALOG).count()) > 0;

/** Checks both colour schemes, of the whole page or of one part. */
export async function expectAccessibleInLightAndDark(page: Page, part?: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, part);
  }
}

/** The page does not scroll horizontally. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const widths = await page.evaluate(() => ({
    needed: document.documentElement.scrollWidth,
    given: document.documentElement.clientWidth,
  }));
  expect(widths.needed, page.url()).toBeLessThanOrEqual(widths.given);
}
