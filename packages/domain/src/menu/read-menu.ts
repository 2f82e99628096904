import type { CategoryId } from '../ids.ts';
import type { GuestMenuDocument } from './guest-menu-document.ts';
import type { CategoryDocument } from './menu-document.ts';
import type { Category, Dish, Menu } from './menu.ts';
import type { MenuProblem, Report } from './menu-problem.ts';
import { readCombos } from './read-combos.ts';
import { readDailyDishes } from './read-daily-dishes.ts';
import { readDish } from './read-dishes.ts';
import { readGroups } from './read-groups.ts';
import { readOffer } from './read-offers.ts';
import { firstOfEach, type MenuParts, readParts } from './read-parts.ts';

/**
 * The only way from a menu document to a menu. Never fails: unknown references are left out and reported to the
 * merchant (S1 §3: 'A menu with an empty slot is dropped and reported').
 */
export function readMenu(document: GuestMenuDocument): ReadResult {
  const articles = readArticles(document);
  const { menu, problems } = readOffers(articles.menu, document);
  return { menu, problems: [...articles.problems, ...problems] };
}

interface ReadResult {
  readonly menu: Menu;
  readonly problems: readonly MenuProblem[];
}

/** The menu without its offers. */
export function readArticles(document: GuestMenuDocument): ReadResult {
  const problems: MenuProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const parts = readParts(document, report);
  const allParts: MenuParts = { ...parts, groups: readGroups(document.extraGroups, parts) };
  const categories = [...readCategories(document.categories, allParts).values()];
  const menu: Menu = {
    categories,
    dishes: byId(categories.flatMap((category) => category.dishes)),
    combos: byId(readCombos(document.menus, allParts)),
    ingredients: parts.ingredients,
    offers: [],
    offersById: new Map(),
    dailyDishes: [],
    declarationCodes: document.declarationCodes,
    pricesBefore: document.pricesBefore ?? {},
  };
  return { menu, problems };
}

/** Adds the offers of a document to a menu without any. */
export function readOffers(articles: Menu, document: Pick<GuestMenuDocument, 'offers' | 'dailyDishes'>): ReadResult {
  const problems: MenuProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const { dishes, combos } = articles;
  const targets = { dishes, categories: byId(articles.categories), combos, report };
  const documents = firstOfEach(document.offers, report);
  const offers = [...documents.values()].map((offer) => readOffer(offer, documents, targets));
  const dailyDishes = readDailyDishes(document.dailyDishes, targets);
  return { menu: { ...articles, offers, offersById: byId(offers), dailyDishes }, problems };
}

function readCategories(documents: readonly CategoryDocument[], parts: MenuParts): Map<CategoryId, Category> {
  const dishesOf = Map.groupBy(parts.dishes.values(), (dish) => dish.category);
  let position = 0;
  const categories = new Map<CategoryId, Category>();
  for (const document of firstOfEach(documents, parts.report).values()) {
    const dishes = (dishesOf.get(document.id) ?? []).map((dish) => readDish(dish, position++, parts));
    categories.set(document.id, readCategory(document, dishes));
  }
  return categories;
}

function readCategory(document: CategoryDocument, dishes: readonly Dish[]): Category {
  return {
    id: document.id,
    name: document.name,
    subtitle: document.subtitle ?? '',
    showTopDishes: document.showTopDishes,
    imageName: document.imageName ?? null,
    commonSubtext: document.commonSubtext ?? '',
    compact: document.compact ?? false,
    timetable: document.timetable ?? [],
    dishes,
  };
}

const byId = <Id, Entry extends { readonly id: Id }>(entries: readonly Entry[]): Map<Entry['id'], Entry> =>
  new Map(entries.map((entry) => [entry.id, entry]));
