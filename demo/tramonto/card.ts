import { groupId, sizeId } from '@tischlein/domain';
import type { Section } from '../kitchen.ts';

export const SMALL = sizeId('26');
export const LARGE = sizeId('32');
export const FAMILY = sizeId('familie');

const PIZZA_SIZES = [
  { id: SMALL, surcharge: 0 },
  { id: LARGE, surcharge: 200 },
  { id: FAMILY, surcharge: 1600 },
];
const PIZZA = {
  sizes: PIZZA_SIZES,
  pickupRebate: 50,
  groups: [groupId('teig'), groupId('rand'), groupId('pizza-extras')],
  sides: [groupId('dips')],
  base: ['Pizzateig'],
  fixed: ['Tomatensauce'],
  isFirstOptional: true,
};
const PASTA_BASES = [
  'Spaghetti',
  'Penne',
  'Rigatoni',
  'Fusilli',
  'Tagliatelle',
  'Ravioli',
  'Tortellini',
  'Pastablätter',
  'Cannelloni',
  'Risottoreis',
  'Kartoffelgnocchi',
];

/** The sections of the Trattoria's menu; prices in cents in the order of the dish list. */
export const TRAMONTO_CARD: readonly Section[] = [
  {
    category: 'Pizza',
    subtitle: '48 Stunden Teigruhe, 90 Sekunden im Steinofen.',
    firstNumber: 30,
    ...PIZZA,
    prices: [
      890, 790, 1090, 1050, 990, 1090, 1090, 1120, 1090, 1150, 1190, 1220, 1120, 1090, 1050, 1070, 1150, 1190, 1120,
      1150, 1190, 1250, 1390, 1150, 1150,
    ],
  },
  {
    category: 'Pizza speciale',
    subtitle: 'Mit dem Besten, was der Markt hergibt.',
    firstNumber: 60,
    ...PIZZA,
    prices: [1390, 1420, 1390],
  },
  {
    category: 'Pizza bianca',
    subtitle: 'Ohne Tomate, mit Fior di Latte.',
    firstNumber: 65,
    ...PIZZA,
    prices: [1190, 1490, 1450, 1390, 1190],
  },
  {
    category: 'Pasta',
    subtitle: 'Jeden Morgen frisch gewalzt, al dente gekocht.',
    firstNumber: 70,
    groups: [groupId('pasta-extras')],
    fixed: PASTA_BASES,
    prices: [890, 1090, 1090, 890, 1390, 1190, 950, 1090, 1150, 1250, 1150, 1090, 1090, 1290, 1250, 1490, 1190, 1150],
  },
  {
    category: 'Al forno',
    subtitle: 'Mit Mozzarella überbacken.',
    firstNumber: 95,
    fixed: PASTA_BASES,
    prices: [1150, 1090, 1090, 1050],
  },
  {
    category: 'Risotto & Gnocchi',
    subtitle: 'Gerührt, bis es cremig ist.',
    firstNumber: 100,
    fixed: PASTA_BASES,
    prices: [1290, 1190, 1090, 1090],
  },
  {
    category: 'Antipasti',
    subtitle: 'Für den ersten Hunger, gut zu teilen.',
    firstNumber: 1,
    prices: [690, 1090, 1390, 1490, 1290, 1190, 1290, 890],
  },
  {
    category: 'Suppen',
    subtitle: 'Mit geröstetem Pizzabrot.',
    firstNumber: 10,
    base: ['Röstbrot'],
    prices: [590, 650, 650],
  },
  {
    category: 'Salate',
    subtitle: 'Mit Pizzabrot und einem Dressing Deiner Wahl.',
    firstNumber: 15,
    groups: [groupId('dressing'), groupId('salat-extras')],
    prices: [790, 1090, 890, 1190],
  },
  {
    category: 'Carne & Pesce',
    subtitle: 'Vom Grill und aus der Pfanne, mit einer Beilage.',
    firstNumber: 110,
    sides: [groupId('beilage')],
    prices: [2290, 1890, 1990, 1990, 2190],
  },
  { category: 'Kinder', subtitle: 'Kleinere Portionen für kleine Gäste.', firstNumber: 120, prices: [690, 650, 790] },
  {
    category: 'Beilagen & Dips',
    subtitle: 'Passt immer dazu.',
    compact: true,
    firstNumber: 130,
    prices: [490, 450, 450, 450, 590, 490, 150, 190],
  },
  {
    category: 'Dolci',
    subtitle: 'Täglich hausgemacht.',
    compact: true,
    firstNumber: 140,
    prices: [550, 490, 590, 650],
  },
  {
    category: 'Eis',
    subtitle: 'Aus der Eismanufaktur nebenan.',
    compact: true,
    firstNumber: 150,
    prices: [590, 490, 650, 450],
  },
  {
    category: 'Alkoholfreie Getränke',
    subtitle: 'Gut gekühlt.',
    compact: true,
    firstNumber: 0,
    isDrink: true,
    deposit: { cents: 25, kind: 'singleUse' },
    prices: [290, 290, 490, 330, 330, 290, 290, 390, 450],
  },
  {
    category: 'Kaffee',
    subtitle: 'Aus neapolitanischer Röstung.',
    compact: true,
    firstNumber: 0,
    isDrink: true,
    groups: [groupId('milch')],
    prices: [220, 350, 320, 380],
  },
  {
    category: 'Bier',
    subtitle: 'Ab 16 Jahren.',
    compact: true,
    firstNumber: 0,
    isDrink: true,
    deposit: { cents: 8, kind: 'reusable' },
    prices: [390, 350, 330, 420],
  },
  {
    category: 'Wein',
    subtitle: 'Ab 16 Jahren.',
    compact: true,
    firstNumber: 0,
    isDrink: true,
    prices: [590, 2190, 550, 2390, 550, 590],
  },
  {
    category: 'Aperitivi & Spirits',
    subtitle: 'Ab 18 Jahren.',
    compact: true,
    firstNumber: 0,
    isDrink: true,
    prices: [790, 790, 890, 390, 420],
  },
];
