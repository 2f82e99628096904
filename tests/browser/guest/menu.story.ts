import { expect, type Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../support/page-checks.ts';
import { story } from '../support/story.ts';

story('the menu shows dishes by category with names, prices and ingredients', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await expect(page.getByRole('heading', { name: 'Trattoria Tramonto', level: 1 })).toBeVisible();
  await expect(page.getByText('Geöffnet bis 01:00')).toBeVisible();
  const pizza = page.getByRole('region', { name: 'Pizza', exact: true });
  await expect(pizza.getByRole('heading', { name: 'Pizza', exact: true })).toBeVisible();
  const margherita = guest.dish('Pizza Margherita');
  await expect(margherita).toContainText('San-Marzano-Tomaten');
  await expect(margherita).toContainText('ab 8,90 €');
  await expect(margherita).toContainText('Vegetarisch');
  await expect(guest.dish('Pizza Frutti di Mare')).toContainText('Heute ausverkauft');
});

const SUNDAYS_ONLY = [{ dayIndex: 6, from: '12:00', to: '22:00' }] as const;

for (const [model, category] of [
  ['tramonto-mitte', 'Pizza'],
  ['wok-garten', 'Vorspeisen'],
] as const) {
  story(
    `the first screen of ${model} shows whole dishes: two on a phone, three on a desktop`,
    { tag: '@desktop' },
    async ({ guest, page }) => {
      await guest.opensMenu(model);
      await expectWholeDishes(page, category);
    },
  );

  story(
    `${model} closed, but taking orders for later, shows as many whole dishes`,
    { tag: ['@desktop', '@thorough'] },
    async ({ guest, page, owner }) => {
      const opening = await owner.getOpeningHours({ openingTimes: SUNDAYS_ONLY }, model);
      const shop = await owner.opensBranch({ opening }, (menu) => menu, model);
      await guest.opensMenu(shop.slug);
      await expect(page.getByRole('button', { name: 'Zeit wählen' })).toBeVisible();
      await expectWholeDishes(page, category);
    },
  );
}

async function expectWholeDishes(page: Page, category: string): Promise<void> {
  const height = page.viewportSize()?.height ?? 0;
  const dishes = page.getByRole('region', { name: category, exact: true }).getByRole('listitem');
  const last = await dishes
    .filter({ has: page.getByRole('heading') })
    .nth(height > 850 ? 2 : 1)
    .boundingBox();
  expect(last ? last.y + last.height : Infinity).toBeLessThanOrEqual(height);
}

story('the header names the branch', { tag: ['@desktop', '@thorough'] }, async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await expect(page.getByRole('banner')).toContainText('Mitte');
});

story('a category in the rail leads to its dishes', { tag: ['@desktop', '@thorough'] }, async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: 'Dolci' }).click();
  await expect(page.getByRole('heading', { name: 'Dolci', exact: true })).toBeInViewport();
});

story(
  "today's dish of the day can be ordered, those of the week can be viewed",
  { tag: '@desktop' },
  async ({ guest, page }) => {
    await guest.opensMenu('tramonto-mitte');
    const slider = page.getByRole('region', { name: 'Tagesgerichte' });
    const cards = slider.getByRole('listitem');
    await expect(cards).toHaveCount(7);
    await expect(cards.first()).toHaveText(
      /Heute Freitag ist Fischtag Spaghetti alle Vongole 10,90\s€ Tagespreis, sonst 13,90\s€/,
    );
    await expect(cards.nth(1)).toContainText('Samstag Samstag vom Grill Tagliata di Manzo');
    await expect(cards.getByRole('button')).toHaveCount(1);
    await expect(guest.dish('Pizza Margherita')).toBeInViewport();
    await cards.first().getByRole('button', { name: 'Freitag ist Fischtag' }).click();
    await expect(page.getByRole('dialog', { name: 'Spaghetti alle Vongole' })).toContainText('10,90');
  },
);

story('the back button closes a dialog and keeps the scroll position', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.opensDish('Pizza Diavola');
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(guest.dish('Pizza Diavola')).toBeInViewport();
});

story('no page needs more than 320 pixels of width', async ({ guest, page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '',
    '/oeffnungszeiten',
    '/anfahrt',
    '/ueber-uns',
    '/static/impressum',
    '/checkout',
    '/gibt-es-nicht',
  ]) {
    if (path === '/gibt-es-nicht') continue;
    await guest.opens(`/f=tramonto-mitte${path}`);
    await expectNoSidewaysScroll(page);
  }
});

story('the search is kept in the address, over reloads and the back button', async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await guest.opensSearch();
  await page.getByRole('searchbox').fill('mozzarella tomate');
  await page.getByRole('button', { name: 'Vegetarisch', exact: true }).click();
  await expect(page).toHaveURL(/suche=mozzarella\+tomate&filter=vegetarian/);
  await guest.reloads();
  await expect(page.getByRole('searchbox')).toHaveValue('mozzarella tomate');
  await expect(page.getByRole('button', { name: 'Vegetarisch', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expect(guest.dish('Tiramisù della Nonna')).toHaveCount(0);
  await guest.opensDish('Pizza Margherita');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('mozzarella tomate');
  await expect(page).toHaveURL(/suche=mozzarella/);
});

story(
  'a search announces its result count, and the allergen filter how many dishes lack data',
  { tag: '@thorough' },
  async ({ guest, page, owner }) => {
    const shop = await owner.opensBranch();
    await owner.changesDish(shop, 'Pizza Marinara', {
      declarations: null,
      primaryIngredients: [],
      secondaryIngredients: [],
    });
    await guest.opensMenu(shop.slug);
    await guest.opensSearch();
    await page.getByRole('searchbox').fill('TIRAMISU');
    await expect(page.getByRole('status').filter({ hasText: /Gerichte? gefunden/ })).toBeAttached();
    await page.getByRole('searchbox').fill('');
    // Closing the keyboard closes the suggestions of the empty field, too.
    await page.getByRole('searchbox').blur();
    await page.getByRole('button', { name: 'Ohne …' }).click();
    await guest.dialog.getByRole('checkbox', { name: 'Ohne Milch' }).check();
    await guest.presses('Gerichte anzeigen');
    await expect(guest.dish('Pizza Margherita')).toHaveCount(0);
    await expect(
      page.getByText(/sind die Allergene noch nicht bekannt; (es ist|sie sind) ausgeblendet\./),
    ).toBeVisible();
  },
);

story('scrollTo with jumpScroll jumps to the menu at once', { tag: '@thorough' }, async ({ guest, page }) => {
  await guest.opens('/f=tramonto-mitte?scrollTo=menu_sticky_boundary&jumpScroll=1');
  await expect(page.getByRole('banner')).not.toBeInViewport();
  await guest.opens('/f=tramonto-mitte?scrollTo=menu');
  await guest.looksAtSiteMenu();
  await expect(page.getByRole('banner')).toBeInViewport();
});

story(
  'following a category link puts it 125 pixels below the edge, with the focus inside',
  { tag: ['@desktop', '@thorough'] },
  async ({ guest, page }) => {
    await guest.opensMenu('tramonto-mitte');
    const dolci = page.getByRole('region', { name: 'Dolci', exact: true });
    await page.getByRole('navigation', { name: 'Kategorien' }).getByRole('link', { name: 'Dolci' }).click();
    await expect.poll(async () => Math.round((await dolci.boundingBox())?.y ?? 0)).toBe(125);
    await page.keyboard.press('Tab');
    await expect(dolci.locator(':focus')).toHaveCount(1);
  },
);

story(
  'the developer mode sets the shop time by hand (S1 §4 Shop time)',
  { tag: '@thorough' },
  async ({ guest, page }) => {
    await guest.opens('/f=tramonto-mitte?dev-mode');
    const panel = page.getByRole('dialog', { name: 'Entwicklermodus' });
    await panel.getByRole('checkbox', { name: 'von Hand' }).check();
    await panel.getByLabel('Tag').selectOption('Samstag');
    await panel.getByLabel('Uhrzeit').fill('12:15');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('status').filter({ hasText: 'Von Hand gestellt: Samstag 12:15.' })).toBeVisible();
    const daily = page.getByRole('region', { name: 'Tagesgerichte' }).getByRole('listitem').first();
    await expect(daily).toContainText('Heute Samstag vom Grill');
    await expect(guest.dish('Risotto alla Milanese')).toContainText('Erst um 17:00 bestellbar');
    await page.getByRole('button', { name: 'Zur echten Zeit' }).click();
    await expect(daily).toContainText('Heute Freitag ist Fischtag');
  },
);

story(
  'the developer mode shows every flag with its effect and can be reset',
  { tag: '@thorough' },
  async ({ guest, page }) => {
    await guest.opens('/f=tramonto-mitte?dev-mode');
    const panel = page.getByRole('dialog', { name: 'Entwicklermodus' });
    await expect(panel.getByRole('checkbox')).toHaveCount(13);
    await expect(panel.getByRole('checkbox', { checked: true })).toHaveCount(3);
    await panel.getByRole('checkbox', { name: 'showDishNumbers' }).uncheck();
    for (const flag of ['hideTopWelcome', 'showExtraPrices', 'autoOpenSidebar'])
      await panel.getByRole('checkbox', { name: flag }).check();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Steinofen seit 1998')).toBeHidden();
    await expect(guest.dish('Pizza Margherita').getByRole('heading')).toHaveText('Pizza Margherita');
    await expect(guest.dish('Pizza Margherita')).toContainText('Extras ab 0,50 €');
    expect(await page.evaluate(() => localStorage.getItem('dev-mode'))).toContain('"hideTopWelcome":true');
    await guest.picksUp();
    await guest.adds('Tiramisù della Nonna');
    // On the phone the sheet opened by itself.
    const cart = page
      .getByRole('dialog', { name: 'Warenkorb' })
      .or(page.getByRole('complementary', { name: 'Warenkorb' }));
    await expect(cart).toContainText('Tiramisù della Nonna');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await guest.reloads();
    await page.getByRole('button', { name: 'Zurücksetzen' }).click();
    await page.keyboard.press('Escape');
    await expect(page.getByText('Steinofen seit 1998')).toBeVisible();
  },
);

story("after a long absence the page reloads the shop and shows 'gleich da...'", async ({ guest, page, owner }) => {
  const shop = await owner.opensBranch();
  await guest.opensMenuWithEvents(shop);
  await owner.changesDish(shop, 'Pizza Marinara', { name: 'Pizza alla Marinara' });
  const answer = Promise.withResolvers<void>();
  await page.route('**/menu', async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.clock.fastForward('20:00');
  await page.evaluate(() => window.dispatchEvent(new Event('pageshow')));
  await expect(page.getByText('Tramonto Mitte ist gleich da...')).toBeVisible();
  answer.resolve();
  await expect(guest.dish('Pizza alla Marinara')).toBeVisible();
  await expect(page.getByText('Tramonto Mitte ist gleich da...')).toBeHidden();
});
