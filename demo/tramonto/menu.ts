import { DAY_INDEXES } from '@tischlein/domain';
import type { MenuDocument } from '@tischlein/domain/menu';
import { codesOf } from '../codes.ts';
import { dishList } from '../dish-list.ts';
import { ingredientNamed } from '../ingredients.ts';
import { categoriesOf, dishesOf, idOfDish, idOfItem, refine, volumesOf } from '../kitchen.ts';
import { FAMILY, LARGE, SMALL, TRAMONTO_CARD } from './card.ts';
import { CHOICE_INGREDIENTS, TRAMONTO_CHOICES } from './choices.ts';
import { tramontoCombos } from './combos.ts';
import { TRAMONTO_DAILY_DISHES, TRAMONTO_OFFERS } from './offers.ts';

const OWN = dishList.filter((dish) => dish.shop === 'tramonto');
const extra = (name: string) => idOfItem(`pizza-extras ${name}`);
const onPasta = (name: string) => idOfItem(`pasta-extras ${name}`);

const dishes = refine(dishesOf(TRAMONTO_CARD, OWN), {
  'Pizza Margherita': {
    subtext: 'San-Marzano-Tomaten, Fior di Latte, frisches Basilikum',
    label: 'Beliebt',
    popularExtraCombination: [extra('Parmaschinken'), extra('Rucola'), extra('Parmesan')],
    ratings: { average: 4.8, count: 312 },
  },
  'Pizza Salame': {
    subtext: 'Tomaten, Mozzarella und Salami aus Norcia, am Rand leicht gebräunt',
    popularExtraCombination: [extra('Peperoni'), extra('Zwiebeln')],
    ratings: { average: 4.7, count: 188 },
  },
  'Pizza Verdure': {
    freeIngredients: 1,
    subtext: 'Gemüse vom Grill auf Tomate und Mozzarella. Ein Extra ist inbegriffen.',
  },
  'Pizza Vegana': { freeIngredients: 1 },
  'Pizza Diavola': { popularExtraCombination: [extra('Knoblauch'), extra('schwarzer Trüffel')], label: 'Neu' },
  'Pizza al Tartufo': { subtext: 'Fior di Latte, Champignons und schwarzer Trüffel aus Umbrien' },
  'Spaghetti Carbonara': {
    subtext: 'Wie in Rom: Guanciale, Eigelb, Pecorino und viel Pfeffer, keine Sahne',
    ratings: { average: 4.9, count: 241 },
    popularExtraCombination: [onPasta('Parmesan')],
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
  'Milanese Bambini mit Pommes': { secondarySubDishes: [{ dish: idOfDish('Pommes frites') }] },
  'Calamari fritti': { primarySubDishes: [{ dish: idOfDish('Aioli') }] },
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
  ].map(ingredientNamed),
  sizes: [
    { id: SMALL, name: '26 cm' },
    { id: LARGE, name: '32 cm' },
    { id: FAMILY, name: 'Familie, 40 × 60 cm', description: 'Für drei bis vier Personen' },
    ...volumesOf(TRAMONTO_CARD, OWN),
  ],
  extraGroups: TRAMONTO_CHOICES,
  categories: categoriesOf(TRAMONTO_CARD, OWN),
  dishes,
  menus: tramontoCombos(dishes),
  offers: TRAMONTO_OFFERS,
  dailyDishes: TRAMONTO_DAILY_DISHES,
  declarationCodes: codesOf(),
};
