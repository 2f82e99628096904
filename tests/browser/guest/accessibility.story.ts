import { SCENES } from '../scenes/index.ts';
import { showScene } from '../scenes/show-scene.ts';
import { expectAccessible, expectAccessibleInAllColours } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

/** Dialogs have the same content on every screen, pages a layout of their own on wide ones. */
const PAGES = /^(menu|cart|checkout|branch-list|order|receipt|page)/;

story('the whole menu is accessible', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await expectAccessible(page);
});

for (const scene of SCENES) {
  story(
    `${scene.name} is accessible`,
    { tag: PAGES.test(scene.name) ? ['@desktop'] : [] },
    async ({ guest, page, owner, browserErrors }, { project }) => {
      await showScene(scene, { guest, owner, browserErrors });
      // Colours do not depend on the screen.
      const check = project.name === 'phone' ? expectAccessibleInAllColours : expectAccessible;
      await check(page, scene.part);
    },
  );
}
