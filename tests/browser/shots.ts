import { join } from 'node:path';
import { type Page, test } from '@playwright/test';
import { SCENES } from './scenes/index.ts';
import { OFFICE_SCENES } from './scenes/office.ts';
import { showOfficeScene } from './scenes/show-office-scene.ts';
import { showScene } from './scenes/show-scene.ts';
import { story } from './support/story.ts';

const FOLDER = join(import.meta.dirname, '../../test-results/shots');

for (const scene of SCENES) {
  story(scene.name, async ({ page, guest, owner, browserErrors }, { project }) => {
    await showScene(scene, { guest, owner, browserErrors });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await waitForPictures(page);
      const path = join(FOLDER, `${scene.name}.${project.name}.${colorScheme}.png`);
      await page.screenshot({ path, animations: 'disabled', fullPage: scene.isWholePage === true });
    }
  });
}

const OFFICE_SCREENS = [
  [1440, 900],
  [1180, 820],
  [1024, 768],
  [390, 844],
] as const;

for (const scene of OFFICE_SCENES) {
  story(scene.name, async ({ desk, owner, browserErrors }, { project }) => {
    test.skip(project.name !== 'desktop', 'takes all widths itself');
    // A page that is still scrolling is photographed with its fixed parts out of place.
    await desk.page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of OFFICE_SCREENS) {
      await desk.page.setViewportSize({ width, height });
      await showOfficeScene(scene, { desk, owner, browserErrors });
      for (const colorScheme of ['light', 'dark'] as const) {
        await desk.page.emulateMedia({ colorScheme });
        const path = join(FOLDER, `${scene.name}.${width}.${colorScheme}.png`);
        await desk.page.screenshot({ path, animations: 'disabled' });
      }
    }
  });
}

/** Waits for the images in view; the ones below load lazily. */
async function waitForPictures(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const inView = Array.from(document.images).filter((image) => {
      const { top, right, bottom, left, width } = image.getBoundingClientRect();
      return width > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    });
    await Promise.allSettled(inView.map((image) => image.decode()));
  });
}
