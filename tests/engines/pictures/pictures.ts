import { SCENES } from '../../browser/scenes/index.ts';
import { OFFICE_SCENES } from '../../browser/scenes/office.ts';
import { showOfficeScene } from '../../browser/scenes/show-office-scene.ts';
import { showScene } from '../../browser/scenes/show-scene.ts';
import { comparePictures, pictureStory } from './picture-story.ts';

/** Pages and dialogs that all engines lay out alike. */
const FOR_GUESTS = 'menu-search menu-closed menu-without dish combo address offer-details coupon-page cart'.split(' ');
const FOR_STAFF: readonly string[] = ['office-figures'];

for (const scene of SCENES.filter(({ name }) => FOR_GUESTS.includes(name)))
  pictureStory(scene.name, async ({ page, guest, owner, browserErrors, gallery }) => {
    await showScene(scene, { guest, owner, browserErrors });
    await comparePictures(page, scene.name, gallery);
  });

for (const scene of OFFICE_SCENES.filter(({ name }) => FOR_STAFF.includes(name)))
  pictureStory(scene.name, async ({ desk, owner, browserErrors, gallery }) => {
    await desk.page.setViewportSize({ width: 1180, height: 820 });
    await showOfficeScene(scene, { desk, owner, browserErrors });
    await comparePictures(desk.page, scene.name, gallery);
  });
