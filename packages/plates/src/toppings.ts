import { scaled, scatter, withSize, type Draw, type SizedPiece } from './canvas/index.ts';
import * as food from './ingredients/index.ts';
import { findBest, normalizeText } from './text.ts';

/** An ingredient as pieces on a dish; `count` and `gap` are right for a pizza with nothing else on it. */
export interface Topping {
  readonly words: string;
  readonly piece: SizedPiece;
  readonly count: number;
  readonly gap: number;
}

const topping = (words: string, piece: SizedPiece, count: number, gap: number): Topping => ({
  words,
  piece,
  count,
  gap,
});

const TOPPINGS: readonly Topping[] = [
  topping('*salami, salame, pepperoni, sucuk, chorizo', withSize(food.salamiSlice, 46, 56), 18, 92),
  topping('*schinken, ham., prosciutto cotto, cotto', withSize(food.cookedHam, 56, 68), 14, 84),
  topping('*parmaschinken, prosciutto, serrano, *rohschinken, crudo', withSize(food.prosciutto, 84, 100), 8, 118),
  topping('*speck, bacon, guanciale, pancetta', food.bacon, 16, 76),
  topping('mortadella', withSize(food.mortadella, 84, 100), 9, 112),
  topping('*raucherlachs, smoked salmon', withSize(food.smokedSalmon, 84, 100), 9, 112),
  topping('*lachs, salmon, *saibling, *forelle', withSize(food.salmonCube, 30, 38), 13, 84),
  topping('*thunfisch, tonno, tuna', food.tunaFlakes, 16, 72),
  topping('*sardelle, acciugh, anchov, *sardine', withSize(food.anchovy, 60, 74), 10, 100),
  topping('*garnele, gamber, shrimp, prawn, scampi, *krabbe, ebi., *krebs', withSize(food.shrimp, 40, 50), 13, 94),
  topping('*muschel, vongole, cozze, mussel', withSize(food.mussel, 46, 54), 9, 110),
  topping(
    'calamar, *tintenfisch, squid, *meeresfrucht, frutti di mare, *pulpo',
    withSize(food.squidRing, 34, 42),
    12,
    96,
  ),
  topping('*hahnchen, *huhn, *huhner, pollo, chicken, *pute, turkey, *geflugel', food.chickenStrip, 16, 86),
  topping('ente., *entenbrust, duck, anatra', withSize(food.duck, 88, 100), 3, 170),
  topping('*hackfleisch, hack., *gehacktes, mince, ragu, bolognese', withSize(food.mince, 12, 20), 44, 34),
  topping('*fleischball, *bulette, *frikadelle, polpett, *kofte, *cevapcici', withSize(food.meatball, 44, 52), 8, 110),
  topping('salsicci, *wurst, merguez, *wurstchen', withSize(food.sausage, 28, 38), 18, 74),
  topping(
    '*rind, *kalb, manzo, beef, *lamm, lamb, *schwein, pork, gyros, *doner, *kebab, *fleisch',
    food.wokBeef,
    16,
    80,
  ),
  topping('ei., eier, *spiegelei, uovo, uova, egg', withSize(food.boiledEgg, 50, 58), 4, 150),
  topping('tofu, tempeh, seitan', withSize(food.tofu, 26, 32), 13, 88),
  topping('feta, *hirtenkase, *schafskase, *ziegenkase, paneer, halloumi', withSize(food.softTofu, 22, 28), 14, 78),
  topping('*gorgonzola, roquefort, *blauschimmel', withSize(food.gorgonzola, 22, 32), 12, 92),
  topping('*parmesan, parmigiano, grana., pecorino, *kase, cheese, formaggi', withSize(food.shaving, 34, 48), 10, 84),
  topping('*mozzarella, *buffelmozzarella, burrata', scaled(food.mozzarellaSlice, 0.6), 9, 110),
  topping('creme fraiche, *schmand, sour cream, ricotta, mascarpone', withSize(food.cream, 20, 30), 11, 92),
  topping('*champignon, *pilz, fung, mushroom, shiitake, *pfifferling', withSize(food.mushroom, 48, 62), 14, 84),
  topping('*truffel, tartuf, truffle', withSize(food.truffle, 32, 42), 14, 84),
  topping('*zwiebel, cipoll, onion, *schalotte', withSize(food.onionRing, 24, 44), 14, 66),
  topping('*knoblauch, aglio, garlic', withSize(food.garlic, 13, 18), 18, 64),
  topping('*paprika, peperon., peperone, bell pepper', withSize(food.pepper, 34, 46), 16, 66),
  topping('*chili, *jalapeno, peperoni, peperoncin', withSize(food.pepperoncino, 40, 52), 9, 96),
  topping('*olive', withSize(food.blackOlive, 16, 20), 14, 84),
  topping('*kaper, capper', withSize(food.caper, 11, 14), 20, 58),
  topping('*artischock, carciof', withSize(food.artichoke, 42, 50), 11, 96),
  topping('*brokkoli, broccoli, *blumenkohl', withSize(food.broccoli, 36, 46), 12, 90),
  topping('*spinat, spinac', withSize(food.spinach, 42, 54), 13, 86),
  topping('*rucola, arugula, rocket', withSize(food.rucola, 100, 130), 14, 80),
  topping('*basilik, basil', withSize(food.basilLeaf, 66, 90), 5, 110),
  topping('*zucchini, courgette', withSize(food.courgette, 42, 52), 12, 98),
  topping('*aubergine, melanzan, eggplant', withSize(food.aubergine, 50, 60), 10, 108),
  topping('mais., corn., sweetcorn', withSize(food.corn, 12, 15), 26, 48),
  topping('ananas, hawai, pineapple', withSize(food.pineapple, 34, 42), 13, 88),
  topping('*kartoffel, patat, potato', withSize(food.potatoSlice, 44, 54), 16, 80),
  topping('*erbse, piselli, pea., peas', withSize(food.peas, 11, 13), 26, 48),
  topping('*karotte, *mohre, carot, carrot', withSize(food.carrotSlice, 22, 28), 16, 66),
  topping('*bohne, fagiol, bean', withSize(food.greenBean, 34, 44), 13, 72),
  topping('*kichererbse, weisse bohne, hummus, *linse', withSize(food.whiteBean, 18, 24), 18, 56),
  topping('*kohl, *kraut', withSize(food.redCabbage, 40, 52), 14, 66),
  topping('*salat, lattuga, lettuce', withSize(food.lettuceLeaf, 60, 80), 8, 110),
  topping('*gurke, cetriol, cucumber', withSize(food.cucumber, 42, 50), 10, 104),
  topping('*tomate, pomodor, tomato', withSize(food.cherryTomato, 29, 35), 11, 92),
  topping('mango', withSize(food.mangoCube, 22, 28), 16, 62),
  topping('edamame, *sojabohne', withSize(food.edamame, 14, 17), 26, 44),
  topping('*sprosse, sprout', food.sprout, 16, 60),
  topping('pak choi, *mangold', withSize(food.pakChoi, 60, 74), 6, 124),
  topping('*erdnuss, *nuss, *nusse, peanut, cashew, *mandel', withSize(food.peanut, 12, 16), 26, 46),
  topping('*pinienkern, pinol', withSize(food.pineNut, 12, 15), 24, 48),
  topping('rosmarin, rosemary', withSize(food.rosemary, 46, 58), 7, 110),
  topping('dill', withSize(food.dill, 44, 56), 10, 92),
  topping('minze, mint., menta', withSize(food.mint, 46, 58), 6, 120),
  topping('salbei, salvia, sage.', withSize(food.sage, 40, 52), 8, 100),
  topping('*koriander, *petersilie, *thai basilikum', withSize(food.rucola, 54, 78), 12, 76),
  topping('*erdbeer, fragol, strawberr', withSize(food.strawberry, 42, 50), 7, 116),
  topping('*himbeer, lampon, raspberr', withSize(food.raspberry, 32, 38), 8, 100),
  topping('*heidelbeer, *blaubeer, mirtill, blueberr, *beere', withSize(food.blueberry, 24, 28), 12, 78),
  topping('*zitrone, limone, lemon', food.lemonWedge, 2, 240),
  topping('*limette, lime.', food.limeWedge, 2, 240),
];

const MOST = 6;

/** The ingredients that can be drawn, in their order, at most six. Sauces and doughs are left to the dish itself. */
export function findToppings(ingredients: readonly string[]): Topping[] {
  const solid = ingredients
    .map((name) => normalizeText(name))
    .filter((text) => !/sauce|sosse|dressing|teig/.test(text));
  const found = solid.flatMap((text) => findBest(TOPPINGS, text) ?? []);
  return [...new Set(found)].slice(0, MOST);
}

/** Scatters toppings over a round dish; the more there are, the fewer of each. */
export function scatterToppings(toppings: readonly Topping[], reach: number): Draw[] {
  const share = (reach / 255) ** 2 / Math.max(1, toppings.length) ** 0.6;
  return toppings.map(({ piece, count, gap }) => scatter(Math.max(2, Math.round(count * share)), reach, gap, piece));
}
