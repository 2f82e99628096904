import { expect } from '@playwright/test';
import { OFFICE_SCENES } from '../scenes/office.ts';
import { showOfficeScene } from '../scenes/show-office-scene.ts';
import { followingVisits, inGroups } from '../support/following-visits.ts';
import { expectAccessible, expectFitsPhones } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

const SCENES_OF_A_STORY = 7;

story('the sign-in is accessible', async ({ page, browserErrors }) => {
  browserErrors.allow(/status of 401/);
  await page.goto('/office');
  await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  await expectAccessible(page);
});

for (const scenes of inGroups(
  OFFICE_SCENES.filter(({ isState }) => !isState),
  SCENES_OF_A_STORY,
)) {
  story(`accessible: ${scenes.map(({ name }) => name).join(', ')}`, async ({ desk, owner, browserErrors }) => {
    // Several scenes in turn.
    story.slow();
    await followingVisits(desk.page, scenes, async (scene) => {
      await showOfficeScene(scene, { desk, owner, browserErrors });
      await expectAccessible(desk.page);
      await expectFitsPhones(desk.page);
    });
  });
}

for (const scene of OFFICE_SCENES.filter(({ isState }) => isState)) {
  story(`${scene.name} is accessible`, { tag: '@thorough' }, async ({ desk, owner, browserErrors }) => {
    await showOfficeScene(scene, { desk, owner, browserErrors });
    await expectAccessible(desk.page);
  });
}

story('the desk is accessible in every brand colour', { tag: '@thorough' }, async ({ desk, owner }) => {
  const shop = await owner.opensBranch({ primaryColor: '#ffe600', accentColor: '#ff00c8' });
  const [waiting, cooking, ready] = [
    await owner.receivesOrder(shop),
    await owner.receivesOrder(shop),
    await owner.receivesOrder(shop),
  ];
  await desk.opens(shop);
  await desk.accepts(cooking.number, 20);
  await desk.accepts(ready.number, 20);
  await desk.advances('Fertig', ready.number);
  await desk.opensOrder(waiting.number);
  await expectAccessible(desk.page);
  await desk.order(waiting.number).getByRole('button', { name: 'Ablehnen' }).click();
  await expectAccessible(desk.page);
  await desk.goesTo('Einstellungen', 'E-Mails');
  await expect(desk.page.getByRole('heading', { name: 'E-Mails' })).toBeVisible();
  await expectAccessible(desk.page);
});
