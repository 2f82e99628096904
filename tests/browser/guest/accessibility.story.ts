import { SCENES } from '../scenes/index.ts';
import { showScene } from '../scenes/show-scene.ts';
import {
  expectAccessible,
  expectAccessibleInAllColours,
  expectAccessibleOnWideScreens,
} from '../support/page-checks.ts';
import { story } from '../support/story.ts';

/** Dialogs have the same content on every screen, pages a layout of their own on wide ones. */
const PAGES = /^(menu|cart|checkout|branch-list|order|receipt|page)/;

story('the whole menu is accessible', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await expectAccessible(page);
});

for (const scene of SCENES) {
  story(`${scene.name} is accessible`, async ({ guest, page, owner, browserErrors }) => {
    await showScene(scene, { guest, owner, browserErrors });
    await expectAccessibleInAllColours(page, scene.part);
    if (PAGES.test(scene.name)) await expectAccessibleOnWideScreens(page, scene.part);
  });
}
