import { SCENES } from '../scenes/index.ts';
import { DEMO, GARISH, showScene } from '../scenes/show-scene.ts';
import { expectAccessibleInLightAndDark } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

story('the whole menu is accessible', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await expectAccessibleInLightAndDark(page);
});

// Every scene on both screens, each with one pair of brand colours: the demo's on desktop, garish ones on the
// phone.
for (const scene of SCENES) {
  story(`${scene.name} keeps nobody out`, async ({ guest, page, owner, browserErrors }, { project }) => {
    const merchant = project.name === 'desktop' ? DEMO : GARISH;
    await showScene(scene, merchant, { guest, owner, browserErrors });
    await expectAccessibleInLightAndDark(page, scene.part);
  });
}
