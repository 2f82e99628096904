import { expect, type Locator } from '@playwright/test';
import type { MenuDocument } from '@tischlein/domain/menu';
import { HOME } from '../support/guest.ts';
import { story } from '../support/story.ts';

const SHOP = '/f=tramonto-mitte';
const PAGES = ['', '/oeffnungszeiten', '/anfahrt', '/ueber-uns', '/static/impressum', '/checkout'];

/** Reads all hrefs at the same moment. */
const listHrefs = (links: Locator): Promise<string[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));

story.describe('without JavaScript', () => {
  story.use({ javaScriptEnabled: false });

  story('the whole menu is readable', async ({ page, request }) => {
    const menu: MenuDocument = await (await request.get('/api/shop/tramonto-mitte/menu')).json();
    await page.goto(SHOP);
    await expect(page.getByRole('heading', { name: 'Trattoria Tramonto', level: 1 })).toBeVisible();
    await expect(page.getByText('Geöffnet bis')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Pizza Margherita' })).toBeVisible();
    await expect(page.getByText('Mascarpone, Espresso und ein Hauch Kakao')).toBeVisible();
    const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pizza Margherita' }) });
    // The codes of its declarations. Playwright reads no text in noscript.
    expect(await row.locator('noscript').evaluate((element) => element.textContent)).toBe('B, M');
    await expect(row.locator('noscript')).toBeVisible();
    const names = await page.getByRole('heading', { level: 3 }).allTextContents();
    for (const { name } of menu.dishes)
      expect(
        names.some((read) => read.endsWith(name)),
        name,
      ).toBe(true);
  });

  story('the imprint and the opening times are readable', { tag: '@thorough' }, async ({ page }) => {
    await page.goto(`${SHOP}/static/impressum`);
    await expect(page.getByText('Tramonto Gastronomie GmbH')).toBeVisible();
    await page.goto(`${SHOP}/oeffnungszeiten`);
    await expect(page.getByText('11:30').first()).toBeVisible();
  });
});

story('clicks, choices and text from before hydration are replayed', async ({ guest, page }) => {
  let letCodeThrough: () => void = () => {};
  const codeMayCome = new Promise<void>((resolve) => (letCodeThrough = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await codeMayCome;
    await route.continue();
  });
  await page.goto(SHOP);
  await guest.picksUp();
  await guest.wantsDelivery();
  await guest.picksUp();
  await page.getByRole('searchbox').fill('marinara');
  await page.getByRole('heading', { name: 'Pizza Margherita' }).getByRole('button').click();
  letCodeThrough();
  await expect(guest.dialog.getByRole('heading', { name: 'Pizza Margherita' })).toBeVisible();
  await guest.dialog.getByRole('button', { name: 'ABBRECHEN' }).click();
  await expect(page.getByRole('button', { name: 'Unser Standort' })).toBeVisible();
  await expect(guest.dish('Pizza Salame')).toBeHidden();
  await expect(guest.dish('Pizza Marinara')).toBeVisible();
});

story('a dish added during hydration is added once', { tag: '@thorough' }, async ({ guest, page }) => {
  await page.addInitScript(pressAtHydration, 'Tiramisù della Nonna');
  await page.goto(SHOP);
  await guest.entersAddress(HOME);
  const cart = await guest.opensCart();
  await expect(cart.getByRole('status').filter({ hasText: /^1$/ })).toBeVisible();
});

/** Runs in the page: clicks 'add' at the moment React starts to hydrate. */
function pressAtHydration(name: string): void {
  const waiting = setInterval(() => {
    const root = document.getElementById('root') ?? {};
    if (!Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return;
    clearInterval(waiting);
    const rows = [...document.querySelectorAll('main li')].filter((row) =>
      row.querySelector('h3')?.textContent.endsWith(name),
    );
    rows.at(0)?.querySelector<HTMLElement>('button[aria-label$="hinzufügen"]')?.click();
  }, 5);
}

story('every link of a shop stays in the shop', async ({ guest, page }) => {
  const left: string[] = [];
  for (const path of PAGES) {
    await guest.opens(`${SHOP}${path}`);
    const addresses = await listHrefs(page.getByRole('link'));
    left.push(
      ...addresses
        .filter((address) => address.startsWith('/') && !address.startsWith(SHOP))
        .map((address) => `${path}: ${address}`),
    );
  }
  expect(left).toEqual([]);
});

story('following the links never leaves the shop', { tag: '@thorough' }, async ({ guest, page }) => {
  await guest.opens(`${SHOP}/oeffnungszeiten`);
  await expect(page).toHaveURL(new RegExp(`${SHOP}/oeffnungszeiten$`));
  await page.getByRole('link', { name: 'Zurück zur Karte' }).click();
  await expect(page).toHaveURL(new RegExp(`${SHOP}/?$`));
  await page.getByRole('link', { name: 'Impressum' }).click();
  await expect(page).toHaveURL(new RegExp(`${SHOP}/static/impressum$`));
  await expect(page.getByText('Tramonto Gastronomie GmbH')).toBeVisible();
  await guest.opens(`${SHOP}/static/impressum`);
  await expect(page).toHaveTitle('Impressum – Trattoria Tramonto');
});

story('a link tapped while a dialog is closing still navigates', { tag: '@thorough' }, async ({ guest, page }) => {
  await guest.opensMenu('tramonto-mitte');
  await page.evaluate(delayHistoryBack);
  await (await guest.opensDish('Pizza Diavola')).getByRole('button', { name: 'ABBRECHEN' }).click();
  await page.getByRole('link', { name: 'Öffnungszeiten' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-gone-back');
  await guest.reloads();
  await expect(page.getByRole('heading', { name: 'Öffnungszeiten', level: 1 })).toBeVisible();
});

/** Runs in the page: delays history.go until after the next tap and marks the document when it has happened. */
function delayHistoryBack(): void {
  const go = history.go.bind(history);
  history.go = (delta) => {
    addEventListener('popstate', () => document.documentElement.setAttribute('data-gone-back', ''), { once: true });
    addEventListener('pointerup', () => setTimeout(go, 0, delta), { once: true });
  };
}

story('a link to a dish has its name and picture for previews', { tag: '@thorough' }, async ({ page, baseURL }) => {
  await page.goto(`${SHOP}/gericht/pizza-diavola`);
  const property = (name: string) => page.locator(`meta[property="og:${name}"]`);
  await expect(property('title')).toHaveAttribute('content', /^Pizza Diavola – Trattoria Tramonto/);
  await expect(property('description')).toHaveAttribute('content', /scharfe Salami/);
  await expect(property('image')).toHaveAttribute('content', /\/media\/.*\/vorschau\/gericht\/pizza-diavola$/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${SHOP}/gericht/pizza-diavola`);
});

story('each page has its own title and canonical address', { tag: '@thorough' }, async ({ page, baseURL }) => {
  const titles: string[] = [];
  for (const path of ['', '/oeffnungszeiten', '/anfahrt', '/ueber-uns', '/static/impressum']) {
    await page.goto(`${SHOP}${path}`);
    titles.push(await page.title());
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${baseURL}${SHOP}${path || '/'}`);
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /\S/);
  }
  expect(new Set(titles).size).toBe(titles.length);
  for (const title of titles) expect(title).toContain('Trattoria Tramonto');
});

story('checkout and order pages stay out of search engines', { tag: '@thorough' }, async ({ page }) => {
  await page.goto(`${SHOP}/checkout`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

story(
  'search engines can read the restaurant, its menu and its offers, with prices as guests see them',
  { tag: '@thorough' },
  async ({ page }) => {
    const readData = async (path: string) => {
      await page.goto(`${SHOP}${path}`);
      return JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '');
    };
    const data = await readData('');
    expect(data).toMatchObject({
      '@type': 'Restaurant',
      name: 'Tramonto Mitte',
      telephone: '030 5550101',
      address: { streetAddress: 'Torstraße 1', postalCode: '10119', addressLocality: 'Berlin' },
      potentialAction: {
        '@type': 'OrderAction',
        deliveryMethod: [expect.stringMatching(/Fleet$/), expect.stringMatching(/PickUp$/)],
      },
      hasMenu: { '@type': 'Menu' },
    });
    expect(data.openingHoursSpecification).not.toHaveLength(0);
    expect(data.priceRange).toMatch(/€ – .*€$/);
    expect(data.makesOffer).toContainEqual(expect.objectContaining({ '@type': 'Offer', name: 'Gratis Lieferung!' }));
    const pizza = data.hasMenu.hasMenuSection.find((section: { name: string }) => section.name === 'Pizza');
    expect(pizza.hasMenuItem[0]).toMatchObject({
      name: 'Pizza Margherita',
      url: expect.stringMatching(/\/f=tramonto-mitte\/gericht\/pizza-margherita$/),
      suitableForDiet: ['https://schema.org/VegetarianDiet'],
    });
    expect(pizza.hasMenuItem[0].offers[0]).toMatchObject({ price: '8.90', priceCurrency: 'EUR' });

    const dish = await readData('/gericht/pizza-diavola');
    expect(dish.hasMenu.hasMenuSection.hasMenuItem.name).toBe('Pizza Diavola');
    const overview = await readData('/../f=tramonto');
    expect(overview).toMatchObject({ '@type': 'Organization', name: 'Trattoria Tramonto' });
  },
);

story(
  'the sitemap names every shop, and robots.txt names the sitemap',
  { tag: '@thorough' },
  async ({ request, baseURL }) => {
    const robots = await (await request.get('/robots.txt')).text();
    const [, address = ''] = /Sitemap: (\S+)/.exec(robots) ?? [];
    const sitemap = await (await request.get(address)).text();
    for (const slug of ['tramonto-mitte', 'tramonto-kreuzberg', 'tramonto-prenzlauer-berg', 'wok-garten'])
      expect(sitemap).toContain(`<loc>${baseURL}/f=${slug}`);
  },
);

story('an unknown page answers 404 and links back to the menu', async ({ guest, page, browserErrors }) => {
  browserErrors.allow(/status of 404/);
  for (const path of ['/gibt-es-nicht', '/static/gibt-es-nicht', '/checkout/success/gibt-es-nicht']) {
    const answer = await page.goto(`${SHOP}${path}`);
    expect(answer?.status(), path).toBe(404);
  }
  await guest.opens(`${SHOP}/gibt-es-nicht`);
  await expect(page.getByRole('heading', { name: 'Seite nicht gefunden' })).toBeVisible();
  await page.getByRole('link', { name: 'Zur Speisekarte' }).click();
  await expect(page.getByRole('heading', { name: 'Pizza Margherita' })).toBeVisible();
});

story(
  "the server's own address is the default shop, without a prefix",
  { tag: '@thorough' },
  async ({ guest, page }) => {
    await guest.opens('/');
    await expect(page.getByRole('heading', { name: 'Trattoria Tramonto', level: 1 })).toBeVisible();
    for (const address of await listHrefs(page.getByRole('contentinfo').getByRole('link')))
      expect(address).toMatch(/^\/(?:static\/|anfahrt$)/);
  },
);
