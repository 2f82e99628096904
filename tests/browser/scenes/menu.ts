import { expect } from '@playwright/test';
import { dishId } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { Scene, SceneCast } from './scene.ts';

const LONG_NAME = 'Pizza della Casa mit Büffelmozzarella, Ofentomaten und Pesto';

const menu: Scene = { name: 'menu', show: openMenu };

const menuSearch: Scene = {
  name: 'menu-search',
  isState: true,
  after: menu,
  show: async (cast) => {
    await search(cast, 'mozzarella');
    await expect(cast.guest.dish('Pizza Marinara')).toBeHidden();
  },
};

const menuNothingFound: Scene = {
  name: 'menu-nothing-found',
  isState: true,
  after: menuSearch,
  show: async ({ page }) => {
    await page.getByRole('searchbox').fill('tiramisu');
    await page.getByRole('button', { name: 'Vegan', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Filter entfernen' })).toBeVisible();
  },
};

const menuWithout: Scene = {
  name: 'menu-without',
  isState: true,
  after: menuNothingFound,
  show: async ({ guest, page }) => {
    await page.getByRole('button', { name: 'Ohne …' }).click();
    await guest.dialog.getByRole('checkbox', { name: 'Ohne Milch' }).check();
  },
};

const menuClosed: Scene = {
  name: 'menu-closed',
  show: async ({ guest, owner, page }) => {
    const opening = await owner.getOpeningHours({ openingTimes: [{ dayIndex: 6, from: '12:00', to: '22:00' }] });
    const { slug } = await owner.opensBranch({ opening }, (menu) => menu);
    await guest.opensMenu(slug);
    await expect(page.getByRole('button', { name: 'Zeit wählen' })).toBeVisible();
  },
};

const dishForLater: Scene = {
  name: 'dish-for-later',
  after: menuClosed,
  show: async ({ guest }) => {
    await guest.opensDish('Pizza Margherita');
    await expect(guest.dialog).toContainText('Für später: frühestens Samstag 12:00');
  },
};

const searchSuggestions: Scene = {
  name: 'search-suggestions',
  show: async ({ guest, shop }) => {
    await guest.opensMenu(shop.slug);
    await guest.opensSearch();
    await guest.page.getByRole('searchbox').click();
    await expect(guest.page.getByRole('group', { name: 'Vorschläge für die Suche' })).toBeVisible();
  },
};
const wokMenu: Scene = { name: 'wok-menu', model: 'wok-garten', menu: (menu) => menu, show: openMenu };

const wokMenuClosed: Scene = {
  name: 'wok-menu-closed',
  show: async ({ guest, owner, page }) => {
    const openingTimes = [{ dayIndex: 6, from: '12:00', to: '22:00' }] as const;
    const opening = await owner.getOpeningHours({ openingTimes }, 'wok-garten');
    const { slug } = await owner.opensBranch({ opening }, (menu) => menu, 'wok-garten');
    await guest.opensMenu(slug);
    await expect(page.getByRole('button', { name: 'Zeit wählen' })).toBeVisible();
  },
};

const menuScrolled: Scene = {
  name: 'menu-scrolled',
  isState: true,
  show: async (cast) => {
    await openMenu(cast);
    await cast.page.getByRole('heading', { name: 'Pasta', exact: true }).scrollIntoViewIfNeeded();
    await cast.page.mouse.wheel(0, 500);
  },
};

const menuSiteLinks: Scene = {
  name: 'menu-site-links',
  isState: true,
  after: menuScrolled,
  show: async ({ guest, page }) => {
    const button = page.getByRole('button', { name: 'Navigation öffnen' });
    if (!(await button.isVisible())) return;
    await button.click();
    await expect(guest.dialog).toBeVisible();
  },
};

/** Start page, search and filters. */
export const MENU_SCENES: readonly Scene[] = [
  menu,
  menuSearch,
  menuNothingFound,
  menuWithout,
  menuClosed,
  dishForLater,
  searchSuggestions,
  wokMenu,
  wokMenuClosed,
  menuScrolled,
  menuSiteLinks,
  {
    name: 'menu-more-found',
    isState: true,
    menu: createLongMenu,
    part: '.search-more',
    show: async (cast) => {
      await openMenu(cast);
      await search(cast, 'pizza');
      await cast.page.getByRole('button', { name: '5 weitere anzeigen' }).scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'menu-without-pictures',
    isState: true,
    config: { enableDishPictures: false },
    menu: removePictures,
    show: openMenu,
  },
  {
    name: 'menu-vertical',
    isState: true,
    config: { verticalMenu: true },
    show: openMenu,
  },
  {
    name: 'developer-mode',
    show: async ({ guest, page, shop }) => {
      await guest.opens(`/f=${shop.slug}?dev-mode`);
      await expect(page.getByRole('dialog', { name: 'Entwicklermodus' })).toBeVisible();
    },
  },
  { name: 'menu-one-dish', isState: true, menu: createOneDishMenu, isWholePage: true, show: openMenu },
  {
    name: 'menu-neither-type',
    isState: true,
    config: { supportDelivery: false, supportPickup: false },
    show: openMenu,
  },
];

async function openMenu({ guest, shop }: SceneCast): Promise<void> {
  await guest.opensMenu(shop.slug);
}

async function search(cast: SceneCast, words: string): Promise<void> {
  await cast.guest.opensSearch();
  await cast.page.getByRole('searchbox').fill(words);
}

function removePictures(menu: MenuDocument): MenuDocument {
  return {
    ...menu,
    categories: menu.categories.slice(0, 3),
    dishes: menu.dishes.map(({ imageName, ...dish }) => dish),
    offers: menu.offers.map(({ imageName, ...offer }) => offer),
    dailyDishes: [],
    menus: [],
  };
}

/** One page of search results and five dishes more. */
function createLongMenu(menu: MenuDocument): MenuDocument {
  const { dishes, categories } = removePictures(menu);
  const [first] = dishes;
  if (!first) return menu;
  const many = Array.from({ length: 125 }, (_, place) => ({
    ...first,
    id: dishId(`pizza-${place}`),
    name: `Pizza Nr. ${place}`,
  }));
  return { ...menu, categories: categories.slice(0, 1), dishes: many, menus: [], offers: [], dailyDishes: [] };
}

function createOneDishMenu(menu: MenuDocument): MenuDocument {
  const [category] = menu.categories;
  const [dish] = menu.dishes;
  if (!category || !dish) return menu;
  const [first] = [{ ...dish, name: LONG_NAME }];
  return { ...menu, categories: [category], dishes: [first], menus: [], offers: [], dailyDishes: [] };
}
