import type { Draw } from '../canvas/index.ts';
import { drawBubbles, type Drink } from '../tableware/glasses.ts';
import { addIce, addStraw, fillTumbler, serveOnSky } from '../recipes/cold-drinks.ts';
import { chooseByWord, type Kind, type Outline } from './outline.ts';

/** Colours from the middle to the edge, and the light that falls through them. */
const tint = (drink: string, wide: string, narrow: string): Drink => ({
  drink: drink.split(' '),
  glow: [wide, narrow],
});

const TINTS: readonly (readonly [RegExp, Drink])[] = [
  [/orang|aprikose|karotte|maracuja|mango|pfirsich/, tint('#fcb23a #f9a127 #ee8a14 #ffcf7a', '#f79a1f', '#ffd98a')],
  [
    /kirsch|johannisbeer|beere|himbeer|erdbeer|granat|rote bete|blutorange/,
    tint('#c92a3c #b31c30 #8f1022 #e2697a', '#c8283c', '#ff9aa6'),
  ],
  [/traube|pflaume|cassis|holunderbeer|acai/, tint('#6a2450 #57183f #3c0c2a #94507a', '#7a2a5c', '#d99ac0')],
  [/tomat/, tint('#d9452a #c8351c #a3220e #ec7a5e', '#d9452a', '#ffb09a')],
  [/kiwi|matcha|minze|gurke|waldmeister|limette/, tint('#c3d65a #aec642 #8ba528 #dcea90', '#b5cc46', '#ecf7a8')],
  [/milch|kokos|ananas|banane|horchata|ayran|joghurt/, tint('#fbf3d6 #f6eac0 #e6d39a #fffbea', '#efe0ac', '#fffdf0')],
  [/cola|malz|kaffee|kakao|coffee|schoko/, tint('#5a2c14 #47200d #2e1206 #8a5a3a', '#6a3414', '#d9a06a')],
];
const PALE = tint('#f3dd8a #edd06c #dcb948 #f9ebb4', '#ecc95a', '#fff3b8');

const composeDrink = ({ text }: Outline): Draw => {
  const drink = chooseByWord(text, TINTS, PALE);
  const [middle = '#fff', , edge = '#ccc'] = drink.drink;
  return serveOnSky(
    fillTumbler(drink, drawBubbles(60, 215), addIce(edge, '#ffffff', middle, [530, 330, 60, 22], [664, 330, 52, -14])),
    addStraw('#c8501a'),
  );
};

/** Any cold drink: a tumbler in the colour of its fruit. */
export const ANY_DRINK: Kind = {
  name: 'drink',
  words: '*saft, juice, *nektar, cocktail, *bowle, drink, *getrank, mocktail, *sirup, eis tee, shake, *sprizz, energy',
  isDrink: true,
  compose: composeDrink,
};
