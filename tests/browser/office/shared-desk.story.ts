import { expect } from '@playwright/test';
import { story } from '../support/story.ts';

/** Another try of the story must not find the shop of the one before. */
const aName = (place: string): string => `Tramonto ${place} ${crypto.randomUUID().slice(0, 6)}`;

story('one desk for two shops shows the pause and the printers of each', async ({ desk, owner }) => {
  const opensBranch = async (name: string) => ({ ...(await owner.opensBranch({ restaurantName: name })), name });
  const [here, there] = [await opensBranch(aName('Buch')), await opensBranch(aName('Tegel'))];
  const { page } = desk;
  await desk.opens(here);
  await desk.addsShop(there.name);

  await story.step('the other shop pauses, and goes on from here', async () => {
    await owner.pauses(there, { scope: 'all', minutes: 20 });
    await page.reload();
    const pause = page.getByRole('status').filter({ hasText: `${there.name}: ` });
    await expect(pause).toBeVisible();
    await page.getByRole('button', { name: `Weiter annehmen in ${there.name}` }).click();
    await expect(pause).toBeHidden();
  });

  await story.step('a printer of each shop is out of paper, and is named with its shop', async () => {
    for (const { slug } of [here, there]) {
      const data = { kind: 'star', name: 'Küche', slips: ['kitchen'] };
      const added = await page.request.post(`/api/office/shop/${slug}/printers`, { data });
      const { pathname } = new URL((await added.json()).address);
      await page.request.post(pathname, { data: { statusCode: '410' } });
    }
    await page.reload();
    for (const { name } of [here, there])
      await expect(page.getByRole('alert').filter({ hasText: `${name}: ` })).toContainText(
        'Drucker Küche: kein Papier.',
      );
  });
});
