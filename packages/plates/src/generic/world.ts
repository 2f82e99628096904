import type { Draw, SizedPiece } from '../canvas/index.ts';
import { combine, createPiece, MID_X, MID_Y, placeAt, placeEach, scatter, withSize } from '../canvas/index.ts';
import * as food from '../ingredients/index.ts';
import { fillSection, serveRiceBowl, sesame } from '../recipes/bowls.ts';
import { addPotatoes, mainPlate } from '../recipes/mains.ts';
import { serveNoodleSoup } from '../recipes/noodle-soups.ts';
import { scatterInSauce, serveRiceAndSauce } from '../recipes/rice-and-sauce.ts';
import { green, pepperDust, saladBowl } from '../recipes/salads.ts';
import { bakeFlatbread, serveBread, serveDip } from '../recipes/sides.ts';
import { fillSoup, soupPlate } from '../recipes/soups.ts';
import { serveFriedNoodles, serveFriedRice, wokNoodles } from '../recipes/wok.ts';
import { onPlate, serve, shadeBowl } from '../tableware/serving.ts';
import { placeDip } from '../tableware/crockery.ts';
import { scatterToppings } from '../toppings.ts';
import { chooseByWord, defineFood, type Kind, type Outline } from './outline.ts';

const SOUPS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/tomat|gulasch|paprika|linse/, ['#e8692a', '#dd5420', '#c43c14', '#9c2709']],
  [/kurbis|karott|mohre|curry|zucca/, ['#f8ab3c', '#f29a2a', '#e0801a', '#b95f0c']],
  [/erbs|brokkoli|spinat|lauch|krauter|zucchini|barlauch/, ['#c9d27a', '#b3c25c', '#93a63e', '#667a24']],
  [/creme|sahne|kartoffel|pilz|spargel|kokos|cream/, ['#fbecc8', '#f4dfb0', '#e3c78a', '#bf9c58']],
];
const BROTH = ['#f2cd85', '#e6b45f', '#cf9440', '#a06a22'];

const composeSoup = ({ text, toppings }: Outline): Draw =>
  serve(
    soupPlate,
    fillSoup(chooseByWord(text, SOUPS, BROTH)),
    ...scatterToppings(toppings, 220),
    shadeBowl(284),
    food.drizzleOil(60, 250, '#f7c05a'),
    food.sprinkle(110, 245, food.parsley, 5),
  );

const composeSalad = ({ toppings }: Outline): Draw =>
  serve(saladBowl, green, ...scatterToppings(toppings, 250), pepperDust);

const SAUCES: readonly (readonly [RegExp, string])[] = [
  [/gelb|yellow|mango|kokos|korma|butter/, '0 #f0a437, .6 #e58a22, 1 #b75a0e'],
  [/rot |red |tikka|tomat|scharf|vindaloo|suss/, '0 #ea7a3c, .6 #d9541f, 1 #a2300b'],
  [/grun|green|spinat|palak|saag/, '0 #cdd183, .6 #a9b657, 1 #74832c'],
];

function composeCurry({ text, toppings }: Outline): Draw {
  const pieces = toppings.map(({ piece, count, gap }) =>
    scatterInSauce(Math.max(3, Math.round(count / toppings.length ** 0.6)), gap * 0.8, piece),
  );
  const sauce = chooseByWord(text, SAUCES, '0 #9a5a22, .6 #7a3f12, 1 #4a2207');
  const onTop = [food.sprinkle(40, 120, ['#fff3d6', '#f3dba4'], 5, { x: 740 })];
  return serveRiceAndSauce({ glaze: 'charcoal', sauce, onTop }, ...pieces);
}

const composeBowl = ({ toppings }: Outline): Draw =>
  serveRiceBowl(
    'charcoal',
    ...toppings.map(({ piece, count, gap }, index) =>
      fillSection(-2.5 + (index / toppings.length) * 2 * Math.PI, Math.round(count * 0.7), gap * 0.7, piece),
    ),
    sesame,
    food.scatterRings(14, 120, 40, 11, food.springOnion),
  );

const meats: readonly (readonly [RegExp, SizedPiece])[] = [
  [/schnitzel|cordon|paniert|cotoletta/, withSize(food.schnitzel, 160)],
  [/lachs|salmon|fisch|pesce|fish|dorad|forelle|zander|branzino|kabeljau|pangasius/, withSize(food.salmonFillet, 142)],
  [/garnele|gamber|scampi|shrimp/, withSize(food.shrimp, 92)],
  [/hahnchen|huhn|pollo|chicken|pute|geflugel/, food.chickenSlices],
  [/steak|rind|manzo|beef|lamm|filet/, withSize(food.steak, 116)],
];

const composeMain = ({ text, toppings }: Outline): Draw =>
  serve(
    mainPlate,
    placeAt(lettuceBed, 440, 520),
    placeAt(chooseByWord(text, meats, withSize(food.escalope, 136)), 520, 390, -16),
    addPotatoes(9, 760, 410),
    ...scatterToppings(toppings.slice(1), 150),
    food.sprinkle(90, 250, food.parsley, 5),
    food.sprinkle(40, 240, food.blackPepper, 2.6),
  );
const lettuceBed: SizedPiece = (canvas, x, y) =>
  food.frillyLeaf(canvas, x, y, 96) + food.frillyLeaf(canvas, x + 90, y + 60, 84);

const bun = createPiece('baked, relief 56 34, gloss .3 14, grain .08, drop 22 16, pad .1', (canvas, size) => {
  return `<path d="${canvas.blob(0, 0, size, { n: 26, wobble: 0.02 })}" fill="${canvas.radial('0 #eeb565, .6 #d9923f, .9 #b56d26, 1 #8f5119', { cx: 0.44, cy: 0.42, r: 0.6 })}"/>`;
});

const composeBurger = ({ toppings }: Outline): Draw =>
  serve(
    { table: 'oak', crockery: onPlate('charcoal', 372, 0.88), zoom: 1.16 },
    (canvas) => food.drawFries(canvas, { x: 790, y: 380, spread: 110, count: 70, long: 86 }),
    scatter(9, 168, 96, withSize(food.lettuceLeaf, 66, 84), { x: 480, y: 410, inner: 140 }),
    ...scatterToppings(toppings, 172).map((draw) => moveTo(draw, -120, 10)),
    placeEach(bun, '178 480 400'),
    food.sprinkle(70, 140, ['#fff6df', '#f6e6c2'], 6, { x: 480, y: 400 }),
    placeDip(800, 590, food.ketchup),
  );
const moveTo =
  (draw: Draw, x: number, y: number): Draw =>
  (canvas) =>
    `<g transform="translate(${x} ${y})">${draw(canvas)}</g>`;

const maki = createPiece('creamy, relief 9 5, drop 10 7', (canvas, size) => {
  return `<circle r="${size}" fill="#1c241c"/><path d="${canvas.blob(0, 0, size * 0.86, { n: 20, wobble: 0.05 })}" fill="#fdfaf0"/>`;
});
const MAKI_PLACES = Array.from(
  { length: 8 },
  (_, index) => [MID_X - 210 + (index % 4) * 140, MID_Y - 80 + Math.floor(index / 4) * 160] as const,
);

function composeSushi({ toppings }: Outline): Draw {
  const fillings = toppings.length > 0 ? toppings.map(({ piece }) => piece) : [withSize(food.salmonCube, 30, 34)];
  const rolls = MAKI_PLACES.map(([x, y], index) => {
    const filling = fillings[index % fillings.length];
    return combine(placeAt(withSize(maki, 64), x, y), ...(filling ? [placeAt(shrink(filling), x, y)] : []));
  });
  return serve({ table: 'slate', crockery: onPlate('charcoal', 372, 0.88), zoom: 1.16 }, ...rolls, sesame);
}
const shrink =
  (piece: SizedPiece): SizedPiece =>
  (canvas, x, y, turn) =>
    `<g transform="translate(${x} ${y}) scale(.55)">${piece(canvas, 0, 0, turn)}</g>`;

const composeHandheld = ({ toppings }: Outline): Draw =>
  serveBread(
    bakeFlatbread(12),
    scatter(11, 200, 90, withSize(food.lettuceLeaf, 60, 80)),
    ...scatterToppings(toppings, 205),
    food.drizzleOil(30, 220, '#f6e6c0'),
    food.sprinkle(90, 230, food.parsley, 5),
  );

const composeDip = ({ text }: Outline): Draw =>
  serveDip(
    chooseByWord(
      text,
      [
        [/ketchup|tomat|chili|salsa|bbq|barbecue/, food.ketchup],
        [/soja|erdnuss|balsam|curry|senf/, ['#d99a52', '#c17d36', '#8f5418']],
      ],
      ['#fffdf2', '#f9edcb', '#e6cf96'],
    ),
    food.sprinkle(60, 170, food.parsley, 5),
  );

/** The last resort: what can be drawn of the ingredients on a plate, or a plate with a sprig of basil. */
export const composePlate = ({ toppings }: Outline): Draw =>
  serve(
    { table: 'sand', crockery: onPlate('white', 362, 0.84), zoom: 1.2 },
    ...scatterToppings(toppings, 190),
    ...(toppings.length > 0 ? [food.sprinkle(90, 220, food.parsley, 5)] : [placeAt(basilSprig, MID_X, MID_Y)]),
    food.drizzleOil(30, 230, '#d9b53a'),
  );
const basilSprig: SizedPiece = (canvas, x, y) =>
  food.basilLeaf(canvas, x, y, 122, -38) +
  food.basilLeaf(canvas, x + 4, y, 104, 62) +
  food.basilLeaf(canvas, x, y, 84, 190);

export const WORLD_KINDS: readonly Kind[] = [
  defineFood('soup', '*suppe, zuppa, soup, *eintopf, gazpacho, gulasch, borschtsch, *bouillon, crema', composeSoup),
  defineFood('noodle-soup', '*nudelsuppe, ramen, laksa', ({ toppings }) =>
    serveNoodleSoup(...scatterToppings(toppings, 220)),
  ),
  defineFood('salad', '*salat, insalata, salad, ensalada, bowl+salat', composeSalad),
  defineFood(
    'curry',
    '*curry, masala, tikka, korma, vindaloo, wok, *pfanne, chili con carne, *geschnetzeltes',
    composeCurry,
  ),
  defineFood('fried-noodles', '*gebratene nudeln, *bratnudel, mie., mie goreng, *wok nudel, lo mein', ({ toppings }) =>
    serveFriedNoodles(wokNoodles, 13, ...scatterToppings(toppings, 235)),
  ),
  defineFood('fried-rice', '*gebratener reis, *reispfanne, paella, biryani, djuvec, reis', ({ toppings }) =>
    serveFriedRice(...scatterToppings(toppings, 235)),
  ),
  defineFood('bowl', '*bowl, poke, donburi, bibimbap', composeBowl),
  defineFood('burger', '*burger, cheeseburger', composeBurger),
  defineFood('sushi', 'sushi, maki, nigiri, sashimi, *inside out, uramaki, california roll', composeSushi),
  defineFood(
    'handheld',
    '*doner, durum, *wrap, *kebab, kebap, gyros, falafel, sandwich, panini, piadina, *toast, baguette, taco, burrito, quesadilla, *brot, *brotchen, hot dog, *pita',
    composeHandheld,
  ),
  defineFood(
    'main',
    '*schnitzel, *fleisch, *fisch, carne, pesce, *filet, *braten, *schwein, *kalb, *lamm, *rind, *hahnchen, *pute, pollo, *lachs, *forelle, dorade, *kotelett, spare ribs, *ente, *grill, *spiess, fish',
    composeMain,
  ),
  defineFood('dip', '*dip., *sauce, *sosse, ketchup, *senf, dressing', composeDip),
];
