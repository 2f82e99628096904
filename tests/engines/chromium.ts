import type { Browser } from '@playwright/test';
import type { Pane } from './visitor.ts';

/** A window of the engine that all other tests run in, to compare the others with. */
export async function openChromium(browser: Browser, viewport: { width: number; height: number }): Promise<Pane> {
  const context = await browser.newContext({ viewport, deviceScaleFactor: 1, locale: 'de-DE' });
  const page = await context.newPage();
  return {
    opens: async (address) => {
      await page.goto(address);
    },
    runs: (script) => page.evaluate(script),
    picture: () => page.screenshot(),
    closes: () => context.close(),
  };
}
