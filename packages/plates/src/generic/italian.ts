import { combine, scatter, type Draw } from '../canvas/index.ts';
import * as food from '../ingredients/index.ts';
import { basilCrownOnDish, fillWithSauce, gratin, serveBaked } from '../recipes/baked.ts';
import { serveNest, serveShortPasta } from '../recipes/pasta.ts';
import * as base from '../recipes/pasta-base.ts';
import { bakePizza, basilPairs, creamSpread } from '../recipes/pizza-base.ts';
import { serveGnocchi, serveRisotto } from '../recipes/risotto.ts';
import { scatterToppings } from '../toppings.ts';
import { chooseByWord, defineFood, type Kind, type Outline } from './outline.ts';

type Sauce = 'tomato' | 'cream' | 'pesto' | 'oil';

const findSauce = (text: string, rest: Sauce): Sauce =>
  chooseByWord(
    text,
    [
      [/pesto/, 'pesto'],
      [/sahne|panna|cream|creme|alfredo|formaggi|kase|bianc|schmand|sugo bianco/, 'cream'],
      [/tomat|pomodor|arrab|napoli|rosso/, 'tomato'],
      [/ ol | olio|butter|burro/, 'oil'],
    ],
    rest,
  );

const herbs: Draw = food.sprinkle(110, 240, food.parsley, 4.5);
const pepperDust: Draw = food.sprinkle(60, 210, food.blackPepper, 2.6);

function composePizza({ text, toppings }: Outline): Draw {
  const isWhite = /bianca|flammkuchen|creme fraiche|schmand/.test(text) && !/tomat|pomodor/.test(text);
  const layers = toppings.length > 0 ? scatterToppings(toppings, 255) : [basilPairs];
  const base = { cheese: { pools: 44, gap: 54, max: 56 }, ...(isWhite ? { spread: creamSpread } : {}) };
  return bakePizza(base, ...layers, food.drizzleOil(34, 280), herbs);
}

function composeNest(outline: Outline): Draw {
  const sauce = findSauce(outline.text, 'tomato');
  const tones = sauce === 'cream' ? base.creamyNoodles : base.wheatNoodles;
  const isFlat = /tagliatelle|fettuccin|pappardelle|bandnudel|tagliolini/.test(outline.text);
  const noodles = isFlat ? base.twirlTagliatelle(tones) : base.twirlSpaghetti(tones);
  const top = {
    tomato: base.sauceOnTop(),
    cream: base.creamSauce(34, 190),
    pesto: food.dripPesto(34, 190),
    oil: food.drizzleOil(60, 215),
  };
  return serveNest(noodles, top[sauce], ...scatterToppings(outline.toppings, 190), base.grated, herbs);
}

const BEDS = { tomato: base.sauceBed(), cream: base.creamBed(), pesto: base.pestoBed, oil: base.sauceBed('#d9a441') };
const SPLASHES = {
  tomato: base.sauceSplash(),
  cream: base.creamSauce(40, 210),
  pesto: food.dripPesto(34, 205),
  oil: food.drizzleOil(60, 215),
};

function composeShortPasta({ text, toppings }: Outline): Draw {
  const sauce = findSauce(text, 'tomato');
  const shape = chooseByWord(
    text,
    [
      [/rigatoni|tortiglioni|maccheron|makkaron|paccheri/, food.rigatoni],
      [/fusilli|farfalle|trofie|spatzle|orecchiette/, food.fusilli()],
    ],
    sauce === 'tomato' ? food.penne : food.palePenne,
  );
  return serveShortPasta(BEDS[sauce], shape, SPLASHES[sauce], ...scatterToppings(toppings, 195), base.grated, herbs);
}

function composeFilledPasta({ text, toppings }: Outline): Draw {
  const sauce = findSauce(text, 'oil');
  const shape = /tortell|cappell/.test(text)
    ? scatter(34, 205, 62, food.tortellini)
    : combine(scatter(13, 205, 108, food.ravioli), scatter(5, 90, 112, food.ravioli));
  return serveNest(combine(BEDS[sauce], shape), SPLASHES[sauce], ...scatterToppings(toppings, 190), base.grated, herbs);
}

const composeBaked = ({ toppings }: Outline): Draw =>
  serveBaked(
    [basilCrownOnDish],
    fillWithSauce(),
    gratin,
    ...scatterToppings(toppings, 250),
    food.sprinkle(60, 380, food.parsley, 5),
  );

const composeRisotto = ({ toppings }: Outline): Draw =>
  serveRisotto(
    '#ead6ae',
    ['#f6e9cb', '#efdcb4', '#e5cc9c'],
    '#7a5a2c',
    ...scatterToppings(toppings, 190),
    herbs,
    pepperDust,
  );

function composeGnocchi({ text, toppings }: Outline): Draw {
  const sauce = findSauce(text, 'tomato');
  return serveGnocchi(BEDS[sauce], SPLASHES[sauce], undefined, ...scatterToppings(toppings, 190), base.grated, herbs);
}

export const ITALIAN_KINDS: readonly Kind[] = [
  defineFood('pizza', '*pizza, pinsa, *flammkuchen, lahmacun, pide', composePizza),
  defineFood(
    'pasta',
    '*spaghetti, linguine, tagliatelle, fettuccin, pappardelle, *bandnudel, tagliolini, bucatini, pasta, *nudel',
    composeNest,
  ),
  defineFood(
    'short-pasta',
    'penne, rigatoni, fusilli, farfalle, maccheron, *makkaron, tortiglioni, orecchiette, *spatzle, trofie, paccheri',
    composeShortPasta,
  ),
  defineFood('filled-pasta', 'ravioli, tortell, cappelletti, *maultasche, panzerotti', composeFilledPasta),
  defineFood('gratin', '*auflauf, gratin, *uberbacken, al forno, cannelloni, lasagn, moussaka', composeBaked),
  defineFood('risotto', '*risotto', composeRisotto),
  defineFood('gnocchi', 'gnocchi, *schupfnudel', composeGnocchi),
];
