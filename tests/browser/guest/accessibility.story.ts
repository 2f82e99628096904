import { SCENES } from '../scenes/index.ts';
import type { Scene } from '../scenes/scene.ts';
import { followingVisits, inGroups } from '../support/following-visits.ts';
import { continueScene, listCourse } from '../scenes/show-scene.ts';
import {
  expectAccessible,
  expectAccessibleInAllColours,
  expectAccessibleOnWideScreens,
} from '../support/page-checks.ts';
import { story } from '../support/story.ts';
import { IS_THOROUGH } from '../../support/tier.ts';

/** Dialogs have the same content on every screen, pages a layout of their own on wide ones. Every guest meets the dialogs of dish and combo. */
const PAGES =
  /^(?:bare-)?(menu|dish$|combo$|cart|checkout|branch-list|order|receipt|page|table-(?!call|entertainment)|waiter-(?!history|clear|offline))/;
const COURSES_OF_A_STORY = 4;
const isPage = ({ name }: Scene): boolean => PAGES.test(name);
const isUsual = (scene: Scene): boolean => isPage(scene) && !scene.isState;

story('the whole menu is accessible', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await expectAccessible(page);
});

// Each scene is continued by at most one other: a guest sees a course of them and opens the shop once.
const continued = new Set(SCENES.map(({ after }) => after));
const courses = SCENES.filter((scene) => !continued.has(scene)).map(listCourse);

// `npm test` checks each page once, `npm run test:thorough` every dialog and state as well.
const usual = courses.filter((course) => course.some(isUsual));
for (const group of inGroups(usual, IS_THOROUGH ? 1 : COURSES_OF_A_STORY)) checkCourses(group, []);
for (const course of courses.filter((each) => !usual.includes(each))) checkCourses([course], '@thorough');

function checkCourses(group: readonly (readonly Scene[])[], tag: '@thorough' | []): void {
  const names = group.map((course) => course.map(({ name }) => name).join(', '));
  story(`accessible: ${names.join('; ')}`, { tag }, async ({ guest, page, owner, browserErrors }) => {
    // Several scenes in turn.
    story.slow();
    await followingVisits(page, group, async (course) => {
      const lastPage = IS_THOROUGH ? -1 : course.findLastIndex(isUsual);
      for (const scene of lastPage === -1 ? course : course.slice(0, lastPage + 1)) {
        await continueScene(scene, { guest, owner, browserErrors });
        if (IS_THOROUGH) await expectAccessibleInAllColours(page, scene.part);
        else if (lastPage === -1 || isUsual(scene)) await expectAccessible(page, scene.part);
        if (IS_THOROUGH && isPage(scene)) await expectAccessibleOnWideScreens(page, scene.part);
      }
    });
  });
}
