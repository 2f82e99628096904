import { DAY_INDEXES } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { createDeclarationCodes } from '../declaration-codes.ts';
import { dishList } from '../dish-list.ts';
import { toIngredient } from '../ingredients.ts';
import { toCategories, toDishes, toDishId, toItemId, refine, toVolumeSizes } from '../kitchen.ts';
import { FAMILY, LARGE, SMALL, TRAMONTO_CARD } from './card.ts';
import { CHOICE_INGREDIENTS, TRAMONTO_CHOICES } from './choices.ts';
import { createTramontoCombos } from './combos.ts';
import { TRAMONTO_DAILY_DISHES, TRAMONTO_OFFERS } from './offers.ts';

const OWN = dishList.filter((dish) => dish.shop === 'tramonto');
const pizzaExtra = (name: string) => toItemId(`pizza-extras ${name}`);
const pastaExtra = (name: string) => toItemId(`pasta-extras ${name}`);

const dishes = refine(toDishes(TRAMONTO_CARD, OWN), {
  'Pizza Margherita': {
    subtext: 'San-Marzano-Tomaten, Fior di Latte, frisches Basilikum',
    label: 'Beliebt',
    popularExtraCombination: [pizzaExtra('Parmaschinken'), pizzaExtra('Rucola'), pizzaExtra('Parmesan')],
    ratings: { average: 4.8, count: 312 },
  },
  'Pizza Salame': {
    subtext: 'Tomaten, Mozzarella und Salami aus Norcia, am Rand leicht gebräunt',
    popularExtraCombination: [pizzaExtra('Peperoni'), pizzaExtra('Zwiebeln')],
    ratings: { average: 4.7, count: 188 },
  },
  // Malt, but hardly any alcohol.
  'Birra analcolica': { tags: ['vegetarian', 'vegan'], negTags: ['alcohol16'] },
  'Pizza Verdure': {
    freeIngredients: 1,
    subtext: 'Gemüse vom Grill auf Tomate und Mozzarella. Ein Extra ist inbegriffen.',
  },
  'Pizza Vegana': { freeIngredients: 1 },
  'Pizza Diavola': {
    popularExtraCombination: [pizzaExtra('Knoblauch'), pizzaExtra('schwarzer Trüffel')],
    label: 'Neu',
  },
  'Pizza al Tartufo': { subtext: 'Fior di Latte, Champignons und schwarzer Trüffel aus Umbrien' },
  'Spaghetti Carbonara': {
    subtext: 'Wie in Rom: Guanciale, Eigelb, Pecorino und viel Pfeffer, keine Sahne',
    ratings: { average: 4.9, count: 241 },
    popularExtraCombination: [pastaExtra('Parmesan')],
  },
  'Tagliata di Manzo': { subtext: 'Rosa gebratenes Rumpsteak in Tranchen auf Rucola' },
  'Insalata mista': {
    freeIngredients: 2,
    subtext: 'Blattsalat, Gurke, Tomate, Oliven und Parmesan. Zwei Extras sind inbegriffen.',
  },
  'Tiramisù della Nonna': {
    subtext: 'Mascarpone, Espresso und ein Hauch Kakao',
    ratings: { average: 4.9, count: 407 },
  },
  'Latte macchiato': { vatClass: 'milkDrink' },
  Espresso: { extraIngredientGroups: [] },
  'Espresso doppio': { extraIngredientGroups: [] },
  'Milanese Bambini mit Pommes': { secondarySubDishes: [{ dish: toDishId('Pommes frites') }] },
  'Calamari fritti': { primarySubDishes: [{ dish: toDishId('Aioli') }] },
  'Risotto alla Milanese': {
    subtext: 'Mit Safran aus den Abruzzen, nur am Abend',
    timetable: DAY_INDEXES.map((dayIndex) => ({ dayIndex, from: '17:00', to: '23:00' })),
  },
  "Penne all'Arrabbiata": { negTags: ['not-piquant'] },
  Minestrone: { subtext: 'Gemüsesuppe mit Bohnen, so dick, dass der Löffel steht' },
});

/** The menu of the franchise; every branch starts from it. */
export const TRAMONTO_MENU: MenuDocument = {
  ingredients: [
    ...new Set([
      ...OWN.flatMap((dish) => dish.ingredients),
      ...CHOICE_INGREDIENTS,
      ...TRAMONTO_CARD.flatMap((section) => section.base ?? []),
      'Speck',
      'Peperoni',
    ]),
  ].map(toIngredient),
  sizes: [
    { id: SMALL, name: '26 cm' },
    { id: LARGE, name: '32 cm' },
    { id: FAMILY, name: 'Familie, 40 × 60 cm', description: 'Für drei bis vier Personen' },
    ...toVolumeSizes(TRAMONTO_CARD, OWN),
  ],
  extraGroups: TRAMONTO_CHOICES,
  categories: toCategories(TRAMONTO_CARD, OWN),
  dishes,
  menus: createTramontoCombos(dishes),
  offers: TRAMONTO_OFFERS,
  dailyDishes: TRAMONTO_DAILY_DISHES,
  declarationCodes: createDeclarationCodes(),
};
