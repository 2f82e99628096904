import type { Page } from '@playwright/test';

/** Splits items into groups of at most `size`. Neighbours stay together: their shops are often the same. */
export const inGroups = <Item>(items: readonly Item[], size: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_, group) => items.slice(group * size, (group + 1) * size));

/**
 * Visits one after the other in one browser, which loads the code of the pages once. Each begins like the first one,
 * whatever the one before has typed, stored or signed.
 */
export async function followingVisits<Visit>(
  page: Page,
  visits: readonly Visit[],
  act: (visit: Visit) => Promise<void>,
): Promise<void> {
  const cookies = await page.context().cookies();
  // A page with unsaved changes asks whether it may be left.
  page.on('dialog', (question) => void question.accept());
  for (const visit of visits) {
    await act(visit);
    await page.context().setOffline(false);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.context().addCookies(cookies);
  }
}
