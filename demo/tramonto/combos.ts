import {
  comboId,
  imageId,
  slotId,
  type SizeId,
  type Timetable,
  DAY_INDEXES,
  toBasisPoints,
  toCents,
} from '@tischlein/domain';
import { type ComboDocument, DELIVERY_TYPES, type DishDocument } from '@tischlein/domain/menu';
import type { OrderTypeFilter } from '@tischlein/domain/menu';
import { toCategoryId, toVolumeId } from '../kitchen.ts';
import { FAMILY, LARGE } from './card.ts';

interface Plan {
  readonly id: string;
  readonly name: string;
  readonly teaser: string;
  readonly image: string;
  readonly price: number;
  readonly type?: OrderTypeFilter;
  readonly timetable?: Timetable;
  readonly slots: readonly { readonly name: string; readonly categories: readonly string[]; readonly size?: SizeId }[];
}

const PIZZE = ['Pizza', 'Pizza bianca'];
const SOFT = { name: 'Getränk', categories: ['Alkoholfreie Getränke'], size: toVolumeId('0,33 l') };
const WEEKDAY_LUNCH: Timetable = [1, 2, 3, 4, 5].map((day) => ({
  dayIndex: DAY_INDEXES[day] ?? 1,
  from: '11:30',
  to: '15:00',
}));

const PLANS: readonly Plan[] = [
  {
    id: 'per-due',
    name: 'Menü per Due',
    teaser: 'Zwei Pizzen 32 cm und zwei Getränke',
    image: 'pizza-diavola',
    price: 2990,
    slots: [
      { name: 'Erste Pizza', categories: PIZZE, size: LARGE },
      { name: 'Zweite Pizza', categories: PIZZE, size: LARGE },
      { ...SOFT, name: 'Erstes Getränk' },
      { ...SOFT, name: 'Zweites Getränk' },
    ],
  },
  {
    id: 'famiglia',
    name: 'Menü Famiglia',
    teaser: 'Familienpizza, Salat und Dolce',
    image: 'pizza-capricciosa',
    price: 3690,
    slots: [
      { name: 'Familienpizza', categories: PIZZE, size: FAMILY },
      { name: 'Salat', categories: ['Salate'] },
      { name: 'Dolce', categories: ['Dolci'] },
    ],
  },
  {
    id: 'pranzo',
    name: 'Menü Pranzo',
    teaser: 'Pasta und ein Getränk, mittags von Montag bis Freitag',
    image: 'penne-arrabbiata',
    price: 1190,
    timetable: WEEKDAY_LUNCH,
    slots: [{ name: 'Pasta', categories: ['Pasta'] }, SOFT],
  },
  {
    id: 'bambini',
    name: 'Menü Bambini',
    teaser: 'Kindergericht, Saft und Eis',
    image: 'spaghettieis',
    price: 1290,
    slots: [
      { name: 'Gericht', categories: ['Kinder'] },
      { name: 'Saft', categories: ['Alkoholfreie Getränke'], size: toVolumeId('0,5 l') },
      { name: 'Eis', categories: ['Eis'] },
    ],
  },
  {
    id: 'serata',
    name: 'Menü Serata',
    teaser: 'Antipasto, Pasta und ein Glas Wein, ab 16 Jahren',
    image: 'tagliatelle-tartufo',
    price: 2490,
    slots: [
      { name: 'Antipasto', categories: ['Antipasti'] },
      { name: 'Pasta', categories: ['Pasta'] },
      { name: 'Wein', categories: ['Wein'], size: toVolumeId('0,2 l') },
    ],
  },
  {
    id: 'a-casa',
    name: 'Menü a Casa',
    teaser: 'Zum Abholen: Pizza 32 cm und Tiramisù',
    image: 'tiramisu',
    price: 1490,
    type: 'pickup',
    slots: [
      { name: 'Pizza', categories: PIZZE, size: LARGE },
      { name: 'Dolce', categories: ['Dolci'] },
    ],
  },
];

/** The Trattoria's combos; a slot accepts every dish of its categories that has its size. */
export function createTramontoCombos(dishes: readonly DishDocument[]): ComboDocument[] {
  return PLANS.map((plan, index) => ({
    id: comboId(plan.id),
    name: plan.name,
    teaser: plan.teaser,
    imageName: imageId(plan.image),
    price: Object.fromEntries(DELIVERY_TYPES.map((type) => [type, toCents(plan.price)])),
    vat: toBasisPoints(700),
    ...(plan.timetable ? { timetable: plan.timetable } : {}),
    type: plan.type ?? 'all',
    sort: index,
    slots: plan.slots.map((slot, sort) => ({
      id: slotId(`${plan.id}-${sort + 1}`),
      name: slot.name,
      ...(slot.size ? { size: slot.size } : {}),
      sort,
      dishes: dishes
        .filter((dish) => slot.categories.some((category) => toCategoryId(category) === dish.category))
        .filter((dish) => dish.sizes.length === 0 || (slot.size !== undefined && dish.sizes.includes(slot.size)))
        .map((dish) => dish.id),
    })),
  }));
}
