import { SCENES } from '../scenes/index.ts';
import { continueScene, listCourse } from '../scenes/show-scene.ts';
import {
  expectAccessible,
  expectAccessibleInAllColours,
  expectAccessibleOnWideScreens,
} from '../support/page-checks.ts';
import { story } from '../support/story.ts';

/** Dialogs have the same content on every screen, pages a layout of their own on wide ones. */
const PAGES =
  /^(menu|cart|checkout|branch-list|order|receipt|page|table-(?!call|entertainment)|waiter-(?!history|clear|offline))/;

story('the whole menu is accessible', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await expectAccessible(page);
});

// Each scene is continued by at most one other: a guest sees a course of them and opens the shop once.
const continued = new Set(SCENES.map(({ after }) => after));
const courses = SCENES.filter((scene) => !continued.has(scene)).map(listCourse);

for (const course of courses) {
  story(`accessible: ${course.map(({ name }) => name).join(', ')}`, async ({ guest, page, owner, browserErrors }) => {
    for (const scene of course) {
      await continueScene(scene, { guest, owner, browserErrors });
      await expectAccessibleInAllColours(page, scene.part);
      if (PAGES.test(scene.name)) await expectAccessibleOnWideScreens(page, scene.part);
    }
  });
}
