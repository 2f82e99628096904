import type { Cents } from '@tischlein/domain';
import { type Combo, type Dish, isOrderable, listMenu, type Tag } from '@tischlein/domain/menu';
import { euro } from '@tischlein/wording';
import { countRowsAtOnce } from '../features/menu/count-rows-at-once.ts';
import { comboRowPrice, dishRowPrice } from '@tischlein/domain/offers';
import { type MenuSection, menuSections } from '../features/menu/menu-sections.ts';
import { itemPath } from '../dish/dish-link.ts';
import { pictureUrl } from '../shop/media.ts';
import type { DescribedMenu } from './described-page.ts';

/** The menu; of a large one, as many dishes as the document shows. */
export function describeMenu(page: DescribedMenu): object {
  const { menu, occasion, request } = page;
  const sections = menuSections(menu, listMenu(menu, occasion.deliveryType), occasion);
  const rows = sections.map((section) => listItems(section).length);
  const atOnce = countRowsAtOnce(rows);
  const described = sections.map((section, place) => describeSection(page, section, atOnce[place] ?? 0));
  const isWhole = rows.every((count, place) => count === atOnce[place]);
  return {
    ...(isWhole && describePriceRange(described.flatMap(({ prices }) => prices))),
    hasMenu: {
      '@type': 'Menu',
      url: `${request.origin}${request.basename}/`,
      inLanguage: 'de',
      hasMenuSection: described.map(({ section }) => section),
    },
  };
}

/** The menu with one dish or combo. */
export function describeLinkedDish(page: DescribedMenu, item: { readonly id: string }): object {
  const { menu, request, occasion } = page;
  const sections = menuSections(menu, listMenu(menu, occasion.deliveryType), occasion);
  for (const section of sections) {
    const found = listItems(section).find(({ id }) => id === item.id);
    if (!found) continue;
    const { item: described } = describeItem(page, found);
    const hasMenuSection = { '@type': 'MenuSection', name: section.name, hasMenuItem: described };
    return { hasMenu: { '@type': 'Menu', url: `${request.origin}${request.basename}/`, hasMenuSection } };
  }
  return {};
}

const listItems = (section: MenuSection): readonly (Dish | Combo)[] =>
  section.kind === 'combos' ? section.combos : section.dishes;

function describeSection(page: DescribedMenu, section: MenuSection, atOnce: number) {
  const items = listItems(section)
    .slice(0, atOnce)
    .map((item) => describeItem(page, item));
  return {
    section: { '@type': 'MenuSection', name: section.name, hasMenuItem: items.map(({ item }) => item) },
    prices: items.flatMap(({ prices }) => prices),
  };
}

/** A dish or combo with what it costs now in each size, mandatory choices included. */
function describeItem(page: DescribedMenu, item: Dish | Combo) {
  const { origin, basename } = page.request;
  const prices = 'slots' in item ? listComboPrices(page, item) : listDishPrices(page, item);
  const text = 'slots' in item ? item.teaser : item.subtext;
  const diets = item.tags.filter((tag) => !page.shop.hiddenTags.includes(tag)).flatMap((tag) => DIETS[tag] ?? []);
  const described = {
    '@type': 'MenuItem',
    name: item.name,
    url: `${origin}${basename}${itemPath(item)}`,
    ...(text && { description: text }),
    ...(item.imageName && { image: `${origin}${pictureUrl(page.shop.id, item.imageName, '794x528')}` }),
    ...(diets.length > 0 && { suitableForDiet: diets }),
    ...(prices.length > 0 && { offers: prices.map(describePrice) }),
  };
  return { item: described, prices: prices.map(({ price }) => price) };
}

const DIETS: Partial<Record<Tag, string>> = {
  vegan: 'https://schema.org/VeganDiet',
  vegetarian: 'https://schema.org/VegetarianDiet',
  halal: 'https://schema.org/HalalDiet',
};

interface NamedPrice {
  /** The size; '': there is only one. */
  readonly name: string;
  readonly price: Cents;
}

function listDishPrices({ menu, shop, occasion }: DescribedMenu, dish: Dish): readonly NamedPrice[] {
  if (!isOrderable(dish, occasion.deliveryType)) return [];
  const sizes = dish.sizes.length === 0 ? [null] : dish.sizes;
  return sizes.flatMap((size) => {
    const price = dishRowPrice({ menu, shop }, size ? { ...dish, sizes: [size] } : dish, occasion);
    return price ? [{ name: size?.name ?? '', price: price.now }] : [];
  });
}

function listComboPrices({ menu, occasion }: DescribedMenu, combo: Combo): readonly NamedPrice[] {
  const price = comboRowPrice(menu, combo, occasion);
  return price ? [{ name: '', price: price.now }] : [];
}

const describePrice = ({ name, price }: NamedPrice): object => ({
  '@type': 'Offer',
  ...(name && { name }),
  price: (price / 100).toFixed(2),
  priceCurrency: 'EUR',
});

function describePriceRange(prices: readonly Cents[]): object {
  const [first, ...others] = prices.toSorted((left, right) => left - right);
  if (first === undefined) return {};
  return { priceRange: `${euro(first)} – ${euro(others.at(-1) ?? first)}` };
}
