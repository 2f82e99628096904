import { expect } from '@playwright/test';
import { Group } from '../support/group.ts';
import { failOnce } from '../support/failing-once.ts';
import { tabTo } from '../support/keyboard.ts';
import { Desk } from '../support/desk.ts';
import { story } from '../support/story.ts';

const WITHIN_A_SECOND = { timeout: 1000 };

story('a new order appears within a second', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  await desk.opens(shop);
  await expect(desk.column('Neu')).toContainText('Keine neue Bestellung');
  const order = await owner.receivesOrder(shop, { name: 'Ada Köhler' });
  await expect(desk.ticket(order.number)).toBeVisible(WITHIN_A_SECOND);
  await expect(desk.ticket(order.number)).toContainText('Abholung, Ada Köhler');
  await expect(desk.page.getByText('1 neue Bestellung', { exact: true })).toBeAttached();
});

story('an order goes from new to picked up', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  const { number } = await owner.receivesOrder(shop);
  await desk.opens(shop);
  const order = await desk.opensOrder(number);
  await expect(order).toContainText('2×');
  await expect(order).toContainText('Tiramisù della Nonna');
  await expect(order).toContainText('offen, bar');
  await desk.accepts(number, 40);
  await desk.advances('Fertig', number);
  await expect(desk.ticketIn('Fertig', number)).toBeVisible();
  await desk.advances('Abgeholt', number);
  await desk.page.getByText('Heute erledigt').click();
  await expect(desk.ticket(number)).toBeVisible();
  const [saved] = await owner.orders(shop);
  expect(saved?.status).toBe('handedOver');
});

story('a refused order leaves the desk with its reason', { tag: '@thorough' }, async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  const { number } = await owner.receivesOrder(shop);
  await desk.opens(shop);
  await desk.refuses(number, 'Ein Gericht ist leider ausverkauft.');
  await expect(desk.column('Neu')).toContainText('Keine neue Bestellung');
  const [saved] = await owner.orders(shop);
  expect(saved).toMatchObject({ status: 'refused', refusalReason: 'Ein Gericht ist leider ausverkauft.' });
});

story('a new order rings until someone opens it', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  await desk.recordsSounds();
  await desk.opens(shop);
  await desk.page.getByRole('button', { name: 'Tippe hier' }).click();
  await expect(desk.page.getByRole('button', { name: 'Tippe hier' })).toBeHidden();
  expect(await desk.countNotes()).toBe(0);

  const { number } = await owner.receivesOrder(shop);
  await expect.poll(() => desk.countNotes()).toBeGreaterThan(0);
  const once = await desk.countNotes();
  await desk.page.clock.runFor(5000);
  expect(await desk.countNotes()).toBeGreaterThan(once);

  await desk.opensOrder(number);
  const silent = await desk.countNotes();
  await desk.page.clock.runFor(10_000);
  expect(await desk.countNotes()).toBe(silent);
});

story('two tablets show the same state', { tag: '@thorough' }, async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  const { number } = await owner.receivesOrder(shop);
  await desk.opens(shop);
  const second = await desk.opensSecondTablet(shop);
  await desk.accepts(number, 30);
  await expect(second.ticketIn('Küche', number)).toBeVisible(WITHIN_A_SECOND);
});

story('the desk opens an order whose code failed to load at first', async ({ desk, owner, browserErrors }) => {
  browserErrors.allow(/ERR_FAILED/);
  const shop = await owner.opensBranch();
  const { page } = desk;
  const { requests } = await failOnce(page, /\/assets\/(ticket-detail|printed-ticket|money-panel)-/);
  await desk.opens(shop);
  const opened = await page.evaluate(() => performance.timeOrigin);
  const { number } = await owner.receivesOrder(shop);
  await desk.ticket(number).getByRole('button').first().click();
  await expect(desk.order(number).getByRole('button', { name: 'Ablehnen' })).toBeVisible();
  await expect.poll(() => Math.min(...requests.values())).toBeGreaterThan(1);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(opened);
});

story(
  'the desk keeps its orders while code cannot be loaded, and loads it again',
  { tag: '@thorough' },
  async ({ desk, owner, browserErrors }) => {
    browserErrors.allow(/ERR_FAILED|Unable to load/);
    const shop = await owner.opensBranch();
    const { page } = desk;
    await page.route(/\/assets\/(ticket-detail|printed-ticket)-/, (route) => route.abort());
    await desk.opens(shop);
    const { number } = await owner.receivesOrder(shop);
    await desk.ticket(number).getByRole('button').first().click();
    const missing = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' }).first();
    await expect(missing).toBeVisible();
    await expect(desk.ticket(number)).toBeVisible();
    await page.unrouteAll();
    await missing.getByRole('button', { name: 'Seite neu laden' }).click();
    await desk.ticket(number).getByRole('button').first().click();
    await expect(desk.order(number).getByRole('button', { name: 'Ablehnen' })).toBeVisible();
  },
);

story('a page whose code a new release has replaced opens all the same', async ({ desk, owner, browserErrors }) => {
  browserErrors.allow(/status of 404|Unable to load/);
  const shop = await owner.opensBranch();
  await desk.opens(shop);
  const { page } = desk;
  let hasReloaded = false;
  await page.route(/\/assets\/opening-page-/, (route) =>
    hasReloaded ? route.continue() : route.fulfill({ status: 404 }),
  );
  await page.route(/\/office\/.*\/zeiten$/, (route) => {
    hasReloaded ||= route.request().isNavigationRequest();
    const newer = '<script type="module" src="/office/assets/newer.js"></script>';
    return hasReloaded ? route.continue() : route.fulfill({ body: newer });
  });
  await page.getByRole('link', { name: 'Zeiten' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Zeiten');
});

story('after a lost connection no order is missing or shown twice', async ({ desk, owner, browserErrors }) => {
  browserErrors.allow(/ERR_INTERNET_DISCONNECTED|ERR_CONNECTION|ERR_NETWORK/);
  const shop = await owner.opensBranch();
  await desk.opens(shop);
  const before = await owner.receivesOrder(shop);
  await expect(desk.ticket(before.number)).toBeVisible();

  await desk.losesConnection();
  await expect(desk.page.getByRole('alert')).toContainText('Keine Verbindung.');
  const during = [await owner.receivesOrder(shop), await owner.receivesOrder(shop)];

  await desk.regainsConnection();
  for (const { number } of [before, ...during]) await expect(desk.ticket(number)).toHaveCount(1, { timeout: 10_000 });
  await expect(desk.page.getByRole('alert')).toBeHidden();
  await expect(desk.column('Neu').getByRole('article')).toHaveCount(3);
});

story(
  "a group's ticket lists the dishes by person, and prints a label for each bag",
  { tag: '@thorough' },
  async ({ desk, guest, owner }) => {
    const shop = await owner.opensBranch();
    const group = await Group.opens(guest, shop, { names: ['Ada', 'Ben'], mine: 'Ada' });
    await group.fills('Ada', [{ dishId: 'tiramisu-della-nonna', amount: 2 }]);
    await group.fills('Ben', [{ dishId: 'minestrone', amount: 1 }]);
    await group.goesToCheckout('Ada');
    await group.orders('Ada');
    await desk.opens(shop);
    const order = await desk.opensOrder(1);
    await expect(order).toContainText('Mittagspause, 2 Personen');
    await expect(order.getByRole('region', { name: 'Ada' })).toContainText('Tiramisù della Nonna');
    await expect(order.getByRole('region', { name: 'Ben' })).toContainText('Minestrone');
    await desk.page.emulateMedia({ media: 'print' });
    const visible = { visible: true } as const;
    await expect(desk.page.getByText('Tüte 2 von 2').filter(visible)).toHaveCount(1);
    await expect(desk.page.getByText('Minestrone').filter(visible)).toHaveCount(2);
  },
);

story('the printed ticket shows number, dishes and total', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  const { number } = await owner.receivesOrder(shop);
  await desk.opens(shop);
  await desk.opensOrder(number);
  await desk.page.emulateMedia({ media: 'print' });
  const printed = desk.page.locator('body');
  await expect(printed.getByText(String(number), { exact: true }).filter({ visible: true })).toHaveCount(1);
  await expect(printed.getByText('Tiramisù della Nonna').filter({ visible: true })).toHaveCount(1);
  await expect(printed.getByText('11,00 €').filter({ visible: true })).toHaveCount(1);
  await expect(desk.page.getByRole('button').filter({ visible: true })).toHaveCount(0);
});

story('the desk works by keyboard alone', async ({ desk, owner }) => {
  const shop = await owner.opensBranch();
  const { number } = await owner.receivesOrder(shop);
  await desk.opens(shop);
  await expect(desk.ticket(number)).toBeVisible();
  await expect(desk.page).toHaveTitle('(1) Heute – Tramonto Mitte');
  const { keyboard } = desk.page;
  await tabTo(desk.page, desk.ticket(number).getByRole('button').first());
  await keyboard.press('Enter');
  await tabTo(desk.page, desk.order(number).getByRole('button', { name: 'Annehmen' }));
  await keyboard.press('Enter');
  await expect(desk.page.locator(':focus')).toContainText('In Zubereitung');
  await expect(desk.page).toHaveTitle('Heute – Tramonto Mitte');
  await tabTo(desk.page, desk.ticket(number).getByRole('button', { name: `Fertig ${number}` }));
  await keyboard.press('Enter');
  await expect(desk.ticketIn('Fertig', number)).toBeVisible();
});

story(
  'a staff member sees only their own shop and signs out again',
  { tag: '@thorough' },
  async ({ page, owner, browserErrors }) => {
    browserErrors.allow(/status of 401/);
    const shop = await owner.opensBranch({ restaurantName: 'Tramonto Wedding' });
    const { email, password } = await owner.addsStaff(shop);
    await page.goto('/office');
    await page.getByLabel('E-Mail').fill(email);
    await page.getByLabel('Passwort').fill(password);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Büro' })).toContainText('Tramonto Wedding');
    await expect(page.getByRole('button', { name: 'Filiale wechseln' })).toHaveCount(0);
    await new Desk(page).signsOut();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Anmelden' })).toBeVisible();
  },
);
