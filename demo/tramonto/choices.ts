import { ANY_SIZE, type ExtraGroupDocument } from '@tischlein/domain/menu';
import { extras, type ItemPrices, sides } from '../groups.ts';
import { FAMILY, LARGE, SMALL } from './card.ts';

const topping = (price: number): ItemPrices => ({ [SMALL]: price, [LARGE]: price + 50, [FAMILY]: price * 2 + 100 });
const anySize = (price: number): ItemPrices => ({ [ANY_SIZE]: price });

/** Ingredients that appear only as a choice. */
export const CHOICE_INGREDIENTS = [
  'Klassischer Teig',
  'Vollkornteig',
  'Glutenfreier Teig',
  'Käserand',
  'Hausdressing',
  'Joghurt-Dressing',
  'Balsamico-Dressing',
  'Kuhmilch',
  'Hafermilch',
];

/** The groups of choices of the Trattoria. */
export const TRAMONTO_CHOICES: readonly ExtraGroupDocument[] = [
  extras(
    ['teig', 'Teig'],
    {
      'Klassischer Teig': anySize(0),
      Vollkornteig: topping(100),
      'Glutenfreier Teig': { [SMALL]: 250, [LARGE]: null, [FAMILY]: null },
    },
    { min: 1, limit: 1 },
  ),
  extras(['rand', 'Rand'], { Käserand: { [SMALL]: 200, [LARGE]: 250, [FAMILY]: null } }, { forceGroup: true }),
  extras(
    ['pizza-extras', 'Extras'],
    {
      Salami: topping(150),
      'scharfe Salami': topping(150),
      Kochschinken: topping(150),
      Parmaschinken: topping(250),
      Speck: topping(150),
      Hähnchenbrust: topping(200),
      Thunfisch: topping(180),
      Sardellen: topping(150),
      Garnelen: topping(280),
      Mozzarella: topping(150),
      Büffelmozzarella: topping(250),
      Gorgonzola: topping(180),
      Parmesan: topping(150),
      Burrata: topping(350),
      Ei: topping(120),
      Champignons: topping(120),
      Artischocken: topping(150),
      Oliven: topping(100),
      Peperoni: topping(100),
      Rucola: topping(120),
      Spinat: topping(120),
      Kirschtomaten: topping(120),
      Zwiebeln: topping(80),
      Knoblauch: topping(50),
      Mais: topping(80),
      Ananas: topping(120),
      Kapern: topping(80),
      'schwarzer Trüffel': topping(490),
      'veganer Käse': topping(180),
    },
    { maxAmount: 2 },
  ),
  extras(
    ['pasta-extras', 'Extras'],
    {
      Parmesan: anySize(150),
      Burrata: anySize(350),
      Garnelen: anySize(350),
      Hähnchenbrust: anySize(280),
      Kirschtomaten: anySize(120),
      Rucola: anySize(120),
      Chili: anySize(50),
      Knoblauch: anySize(50),
    },
    { maxAmount: 3 },
  ),
  extras(
    ['dressing', 'Dressing'],
    { Hausdressing: anySize(0), 'Joghurt-Dressing': anySize(0), 'Balsamico-Dressing': anySize(0) },
    { min: 1, limit: 1 },
  ),
  extras(
    ['salat-extras', 'Extras'],
    {
      Hähnchenbrust: anySize(350),
      Thunfisch: anySize(250),
      Büffelmozzarella: anySize(300),
      Ei: anySize(120),
      Oliven: anySize(100),
      Mais: anySize(80),
      Croûtons: anySize(80),
    },
    { maxAmount: 2 },
  ),
  extras(['milch', 'Milch'], { Kuhmilch: anySize(0), Hafermilch: anySize(50) }, { min: 1, limit: 1 }),
  sides(
    ['beilage', 'Beilage'],
    [
      { dish: 'Rosmarinkartoffeln', prices: anySize(0) },
      { dish: 'Pommes frites', prices: anySize(0) },
      { dish: 'Verdure alla Griglia', prices: anySize(190) },
      { dish: 'Insalata mista', prices: anySize(290) },
    ],
    { min: 1, limit: 1 },
  ),
  sides(
    ['dips', 'Dips dazu'],
    [
      { dish: 'Aioli', prices: anySize(150) },
      { dish: 'Basilikumpesto', prices: anySize(190) },
    ],
    { limit: 4, maxAmount: 4 },
  ),
];
