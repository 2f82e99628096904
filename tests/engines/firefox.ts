import { type ElementHandle, launch, type Page } from 'puppeteer-core';
import { findProgram } from '../../tools/find-program.ts';
import { findInPage, type Kind } from './find-in-page.ts';
import type { EngineWindow } from './visitor.ts';

const FIREFOX = findProgram('firefox-esr', 'firefox');

export const hasFirefox = (): boolean => FIREFOX !== undefined;

export async function openFirefox({ width, height }: { width: number; height: number }): Promise<EngineWindow> {
  const browser = await launch({
    browser: 'firefox',
    executablePath: FIREFOX ?? '',
    headless: true,
    // Firefox ESR has no command for the viewport yet: the window has the size.
    defaultViewport: null,
    args: [`--width=${width}`, `--height=${height}`],
    extraPrefsFirefox: { 'intl.accept_languages': 'de-DE' },
    env: { ...process.env, MOZ_HEADLESS_WIDTH: String(width), MOZ_HEADLESS_HEIGHT: String(height) },
  });
  // Its first page never has the focus and is not told that a field is entered or left.
  return lead(await browser.newPage(), () => browser.close());
}

function lead(page: Page, closes: () => Promise<void>): EngineWindow {
  const act = async (
    kind: Kind,
    name: string,
    how: (element: ElementHandle<HTMLElement>) => Promise<void>,
  ): Promise<boolean> => {
    const handle = await page.evaluateHandle(findInPage, kind, name);
    const element = handle.asElement();
    if (element) await how(element as ElementHandle<HTMLElement>);
    return element !== null;
  };
  return {
    opens: async (address) => {
      await page.goto(address);
    },
    presses: (name) => act('button', name, (element) => element.click()),
    fills: (label, text) =>
      act('field', label, async (element) => {
        await element.evaluate((field) => {
          if (field instanceof HTMLInputElement) field.select();
        });
        await element.type(text);
        await element.press('Tab');
      }),
    runs: (script) => page.evaluate(script) as Promise<Awaited<ReturnType<typeof script>>>,
    address: async () => page.url(),
    picture: async () => Buffer.from(await page.screenshot()),
    closes,
  };
}
