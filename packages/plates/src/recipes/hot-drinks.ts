import { drawBowl, drawLiquid, drawPlateShape, drawWallShade, type Glaze } from '../tableware/crockery.ts';
import { drawTimes, type Canvas, type Draw } from '../canvas/index.ts';
import { drawFoam, fillGlass } from '../tableware/glasses.ts';
import { serve } from '../tableware/serving.ts';

interface Cup {
  radius: number;
  glaze: Glaze;
  /** Drawn below the shade of the wall. */
  inside: readonly Draw[];
}

const CUP_X = 580;
const CUP_Y = 392;

/** The handle of the cup, at the lower right. */
const drawHandle = (canvas: Canvas, radius: number, color: string): string =>
  canvas.light('relief 18 10, gloss .4, drop 12 9 .4, pad .3, low .74 .66 .58')(
    `<path d="M${CUP_X + radius * 0.72} ${CUP_Y + radius * 0.55}q${radius * 0.62} ${radius * 0.1} ${radius * 0.5} ${radius * 0.46}q${-radius * 0.2} ${radius * 0.2} ${-radius * 0.66} ${-radius * 0.24}" fill="none" stroke="${color}" stroke-width="${radius * 0.2}" stroke-linecap="round"/>`,
  );

const spoon: Draw = (canvas) => {
  const metal = canvas.linear('0 #f4f6f7, .4 #cfd4d7, .7 #969ca0, 1 #dfe3e5');
  const light = canvas.light('relief 10, gloss .7, drop 9 7 .45, pad .2, low .56 .54 .52');
  const art = `<ellipse cx="-120" rx="52" ry="33" fill="${metal}"/><path d="M-74 -7H120Q150 -14 158 0Q150 14 120 7H-74Z" fill="${metal}"/>`;
  return light(canvas.place(812, 560, -52, 1, art));
};

function serveCup({ radius, glaze, inside }: Cup): Draw {
  return serve(
    { table: 'clay', crockery: (canvas) => drawPlateShape(canvas, 300, glaze, 0.62), zoom: 1.34 },
    spoon,
    (canvas) =>
      drawHandle(canvas, radius, glaze === 'sage' ? '#b3bd9f' : '#f4efe6') +
      drawBowl(canvas, radius, glaze, CUP_X, CUP_Y),
    ...inside,
    (canvas) => drawWallShade(canvas, radius * 0.9, CUP_X, CUP_Y),
  );
}

const fillCup =
  (radius: number, tones: readonly string[]): Draw =>
  (canvas) =>
    drawLiquid(canvas, radius, tones, { x: CUP_X, y: CUP_Y, surface: 'gloss .2' });

/** Crema: tiger-striped foam on an espresso. */
const addCrema =
  (radius: number): Draw =>
  (canvas) =>
    canvas.group(
      canvas.spotFilter('#e3a75a', { at: 0.016, from: 0.36, hard: 2 }),
      `<circle cx="${CUP_X}" cy="${CUP_Y}" r="${radius}"/>`,
      ' opacity=".6"',
    ) +
    `<circle cx="${CUP_X}" cy="${CUP_Y}" r="${radius - 4}" fill="none" stroke="#f0c07a" stroke-width="10" opacity=".7" filter="${canvas.blur(4)}"/>`;

/** Latte art. */
const latteArt: Draw = (canvas) => {
  const hearts = [0, 1, 2, 3].map((index) => {
    const [size, y] = [92 - index * 18, CUP_Y + 70 - index * 46];
    return `<path d="M${CUP_X} ${y + size * 0.5}C${CUP_X - size * 1.3} ${y - size * 0.2} ${CUP_X - size * 0.6} ${y - size * 0.9} ${CUP_X} ${y - size * 0.34}C${CUP_X + size * 0.6} ${y - size * 0.9} ${CUP_X + size * 1.3} ${y - size * 0.2} ${CUP_X} ${y + size * 0.5}Z" fill="none" stroke="#fff8ea" stroke-width="${17 - index * 2}"/>`;
  });
  return `<g opacity=".95" filter="${canvas.blur(1.6)}">${hearts.join('')}<path d="M${CUP_X} ${CUP_Y + 122}L${CUP_X} ${CUP_Y - 118}" stroke="#8a4f22" stroke-width="5" opacity=".5"/></g>`;
};

const tea: Draw = (canvas) => {
  const flowers = drawTimes(5, (index) => {
    const [x, y] = [CUP_X + Math.cos(index * 1.9) * 70, CUP_Y + Math.sin(index * 1.9) * 60];
    const petals = drawTimes(5, (petal) => {
      return `<ellipse transform="rotate(${petal * 72}) translate(0 -17)" rx="10" ry="17" fill="#fffdf4"/>`;
    });
    const light = canvas.light('creamy, relief 5 3, drop 4 3');
    return light(canvas.place(x, y, index * 40, 1, `${petals}<circle r="7" fill="#f0c94a"/>`));
  });
  return canvas.place(0, 0, 0, 1, flowers);
};

export const hotDrinkRecipes = {
  espresso: serveCup({
    radius: 150,
    glaze: 'white',
    inside: [fillCup(128, ['#c08440', '#a9682a', '#7d4516', '#4a240c']), addCrema(126)],
  }),
  cappuccino: serveCup({
    radius: 212,
    glaze: 'white',
    inside: [fillCup(188, ['#c98a4a', '#b5743a', '#965a28', '#6b3a16']), latteArt],
  }),
  'latte-macchiato': serve(
    { table: 'clay', crockery: (canvas) => drawPlateShape(canvas, 320, 'white', 0.7), zoom: 1.3 },
    spoon,
    fillGlass({
      radius: 216,
      inner: 190,
      x: 580,
      y: 386,
      drink: ['#f3dcb8', '#e6c294', '#c9945a', '#9c6430'],
      glow: ['#d9a86a', '#ffe6c0'],
      inside: [drawFoam(170, '#fff6e4', 580, 386), cocoaDust],
    }),
  ),
  jasmintee: serveCup({
    radius: 212,
    glaze: 'sage',
    inside: [fillCup(188, ['#f3dc8a', '#ecd074', '#dfba54', '#b58f2c']), tea],
  }),
} satisfies Record<string, Draw>;

function cocoaDust(canvas: Canvas): string {
  return canvas.group(
    canvas.spotFilter('#7a4520', { at: 0.3, from: 0.55, hard: 8, octaves: 2 }),
    `<circle cx="580" cy="386" r="120"/>`,
    ' opacity=".8"',
  );
}
