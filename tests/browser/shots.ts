import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SCENES } from './scenes/index.ts';
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
