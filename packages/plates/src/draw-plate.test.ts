import { describe, expect, it } from 'vitest';
import { drawPlate } from './draw-plate.ts';
import type { PlateDish } from './plate-dish.ts';
import { RECIPES } from './recipes.ts';
import { SIGNATURES } from './signatures.ts';

const MOTIFS: readonly (readonly [dish: PlateDish, motif: string])[] = [
  [{ name: 'Pizza Salami' }, 'pizza-salame'],
  [{ name: 'Margherita', category: 'Pizza' }, 'pizza-margherita'],
  [{ name: 'Pizza della Casa', ingredients: ['Tomatensauce', 'Birne', 'Gorgonzola'] }, 'pizza'],
  [{ name: 'Flammkuchen Elsässer Art' }, 'pizza'],
  [{ name: 'Linguine mit Garnelen' }, 'pasta'],
  [{ name: 'Käsespätzle' }, 'short-pasta'],
  [{ name: 'Ravioli mit Spinat' }, 'filled-pasta'],
  [{ name: 'Moussaka' }, 'gratin'],
  [{ name: 'Linsensuppe' }, 'soup'],
  [{ name: 'Salat mit Steak' }, 'salad'],
  [{ name: 'Lamm Vindaloo' }, 'curry'],
  [{ name: 'Bibimbap' }, 'bowl'],
  [{ name: 'Cheeseburger' }, 'burger'],
  [{ name: 'California Roll' }, 'sushi'],
  [{ name: 'Dürüm Kebab' }, 'handheld'],
  [{ name: 'Dorade vom Grill' }, 'main'],
  [{ name: 'Wiener Schnitzel' }, 'schnitzel-pommes'],
  [{ name: 'Mousse au Chocolat' }, 'tortino-cioccolato'],
  [{ name: 'Coca-Cola 0,33 l' }, 'cola'],
  [{ name: 'Orangensaft' }, 'drink'],
  [{ name: 'Chianti Classico' }, 'vino-rosso'],
  [{ name: 'Hausmarke', ingredients: ['Rotwein'], isDrink: true }, 'vino-rosso'],
  [{ name: 'Red Bull', isDrink: true }, 'drink'],
  [{ name: 'Rosé', isDrink: true }, 'vino-rosato'],
  [{ name: 'Überraschung des Tages' }, 'plate'],
  [{ name: 'Überraschung des Tages', ingredients: ['Lachs', 'Spinat'] }, 'plate'],
  [{ name: '' }, 'plate'],
  [{ name: '42 <script>&"' }, 'plate'],
  [{ name: '🍕' }, 'plate'],
  [{ name: '宮保鸡丁', category: '主菜' }, 'plate'],
  [{ name: 'constructor', category: '__proto__' }, 'plate'],
];

describe('drawing a plate', () => {
  it.each(MOTIFS)('draws %j as %s', (dish, motif) => {
    const picture = drawPlate(dish);
    expect(picture).toMatchObject({ motif, width: 1200, height: 800 });
    expect(picture.svg).not.toMatch(/href|<image|<script|NaN|undefined/);
    expect(drawPlate(dish).svg).toBe(picture.svg);
  });

  it('uses nothing from outside the picture', () => {
    for (const { name, words, isDrink } of RECIPES) {
      const [first = name] = words.replaceAll(/[*^.]/g, '').split(', ');
      const { svg } = drawPlate({ name: first.replaceAll('+', ' '), isDrink });
      const defined = new Set(Array.from(svg.matchAll(/ id="(\w+)"/g), ([, id]) => `#${id}`));
      const used = Array.from(svg.matchAll(/url\(([^)]*)\)/g), ([, target]) => target);
      expect(used.filter((target) => target === undefined || !defined.has(target))).toEqual([]);
    }
  });

  it('shows the ingredients of an unknown dish', () => {
    const plain = drawPlate({ name: 'Pizza della Casa' }).svg;
    expect(drawPlate({ name: 'Pizza della Casa', ingredients: ['Salami', 'Mais'] }).svg).not.toBe(plain);
  });

  it('can recognise every recipe by words', () => {
    expect(Object.keys(SIGNATURES).sort()).toEqual(RECIPES.map(({ name }) => name).sort());
  });
});
