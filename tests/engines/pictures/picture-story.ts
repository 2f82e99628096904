import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { story } from '../../browser/support/story.ts';
import { openChromium } from '../chromium.ts';
import { hasFirefox, openFirefox } from '../firefox.ts';
import type { Pane } from '../visitor.ts';
import { hasWebKit, openWebKit } from '../webkit.ts';
import { compareLayouts } from './compare-layouts.ts';
import { type Copies, type Screen, serveCopies } from './copies.ts';
import { copyPage } from './copy-page.ts';
import { type Layout, measureCopy } from './measure-copy.ts';

const FOLDER = join(import.meta.dirname, '../../../test-results/pictures');
/** Larger than the largest screen, with the bars that WebKit's window has. */
const WINDOW = { width: 1500, height: 1050 };

interface Gallery {
  /** Chromium is the first. */
  readonly panes: Readonly<Record<'chromium' | 'webkit' | 'firefox', Pane>>;
  readonly copies: Copies;
}

/** A story whose last page is copied and laid out by all three engines; a worker opens their windows once. */
export const pictureStory = story.extend<object, { readonly gallery: Gallery }>({
  gallery: [
    async ({ browser }, use, { project }) => {
      await mkdir(FOLDER, { recursive: true });
      const copies = await serveCopies(project.use.baseURL ?? '');
      const panes = {
        chromium: await openChromium(browser, WINDOW),
        webkit: await openWebKit(WINDOW),
        firefox: await openFirefox(WINDOW),
      };
      await use({ panes, copies });
      await Promise.all(Object.values(panes).map((pane) => pane.closes()));
      copies.closes();
    },
    { scope: 'worker' },
  ],
});

pictureStory.skip(!hasFirefox() || !hasWebKit(), 'needs webkit2gtk-driver, xvfb and firefox-esr of Debian');

/** Fails if WebKit or Firefox lays the page out differently from Chromium; keeps a picture of each. */
export async function comparePictures(page: Page, name: string, { panes, copies }: Gallery): Promise<void> {
  const screen = page.viewportSize() ?? WINDOW;
  const address = copies.show(await page.evaluate(copyPage), screen);
  const draw = async (engine: keyof typeof panes): Promise<Layout> => {
    const layout = await layOut(panes[engine], address);
    await keepPicture(panes[engine], screen, join(FOLDER, `${name}.${screen.width}.${engine}.png`));
    return layout;
  };
  const [chromium, webkit, firefox] = [await draw('chromium'), await draw('webkit'), await draw('firefox')];
  expect.soft(compareLayouts(chromium, webkit), 'WebKit').toEqual([]);
  expect.soft(compareLayouts(chromium, firefox), 'Firefox').toEqual([]);
}

async function layOut(pane: Pane, address: string): Promise<Layout> {
  await pane.opens(address);
  let layout: Layout | null = null;
  await expect
    .poll(async () => {
      layout = await pane.runs(measureCopy);
      return layout;
    })
    .not.toBeNull();
  return layout ?? { boxes: [], overflow: 0 };
}

async function keepPicture(pane: Pane, { width, height }: Screen, file: string): Promise<void> {
  await sharp(await pane.picture())
    .extract({ left: 0, top: 0, width, height })
    .toFile(file);
}
