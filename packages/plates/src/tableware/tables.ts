import { HEIGHT, WIDTH, type Canvas } from '../canvas/index.ts';

const woods = {
  walnut: { ground: '#4a2e1e', tint: '.55 0 0 0 -.02 .36 0 0 0 -.03 .22 0 0 0 -.03' },
  oak: { ground: '#9a6a40', tint: '.62 0 0 0 .27 .5 0 0 0 .14 .34 0 0 0 .06' },
};
const cloths = { sand: '#dccbb2', slate: '#45464a', clay: '#cf9a78', sage: '#b3bba0', sky: '#b9c6c8' };

/**
 * What the dish stands on: oak for pizza and burgers, sand for pasta and wine, sage for salads and
 * beer, clay for soup and sweets, slate for wok, sky for cold drinks, walnut for whole tables.
 */
export type TableKind = keyof typeof woods | keyof typeof cloths;

const fillSheet = (fill: string, attributes = ''): string =>
  `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}"${attributes}/>`;

function createNoise(
  canvas: Canvas,
  frequency: number | string,
  matrix: string,
  seed: number,
  octaves: number,
): string {
  return canvas.define(`n${frequency}${seed}`, (id) => {
    return `<filter id="${id}" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}" stitchTiles="noStitch"/><feColorMatrix values="${matrix}"/></filter>`;
  });
}

function drawPlanks(canvas: Canvas, wood: (typeof woods)['oak'], seed: number): string {
  const edges = [0, 236, 505, 760, 1010];
  const boards = edges.map((y, index) => {
    const grain = createNoise(canvas, '.0028 .05', `${wood.tint} 0 0 0 0 1`, seed + index * 13, 5);
    const height = (edges[index + 1] ?? 1200) - y;
    return `<g transform="translate(0 ${y - 120})"><rect width="${WIDTH}" height="${height}" filter="${grain}"/><rect width="${WIDTH}" height="3" fill="#150802" opacity=".7"/><rect y="3" width="${WIDTH}" height="2" fill="#fff" opacity=".12"/></g>`;
  });
  const dark = '0 0 0 0 .12 0 0 0 0 .06 0 0 0 0 .02 1.3 0 0 0 -.55';
  const pores = createNoise(canvas, '.012 .5', dark, seed + 90, 2);
  return fillSheet(wood.ground) + boards.join('') + fillSheet('#000', ` filter="${pores}" opacity=".5"`);
}

function drawCloth(canvas: Canvas, tone: string, seed: number): string {
  const patches = '0 0 0 0 .25 0 0 0 0 .15 0 0 0 0 .08 .34 0 0 0 -.13';
  const lint = '0 0 0 0 .2 0 0 0 0 .12 0 0 0 0 .06 .5 0 0 0 -.2';
  const warp = '0 0 0 0 1 0 0 0 0 .98 0 0 0 0 .94 .5 0 0 0 -.2';
  const weft = '0 0 0 0 .3 0 0 0 0 .2 0 0 0 0 .12 .5 0 0 0 -.22';
  return (
    fillSheet(tone) +
    fillSheet('#000', ` filter="${createNoise(canvas, 0.0035, patches, seed, 3)}"`) +
    fillSheet('#000', ` filter="${createNoise(canvas, 0.6, lint, seed + 3, 2)}" opacity=".42"`) +
    fillSheet('#000', ` filter="${createNoise(canvas, '.5 .006', warp, seed + 5, 2)}" opacity=".3"`) +
    fillSheet('#000', ` filter="${createNoise(canvas, '.006 .5', weft, seed + 8, 2)}" opacity=".3"`)
  );
}

/** The table with the light of the one sun on it; nothing once the canvas's table is cleared. */
export function drawTable(canvas: Canvas, kind: TableKind): string {
  if (!canvas.isTableShown()) return '';
  const light = canvas.radial('0 #fff3dc .26, .5 #fff3dc .06, 1 #fff3dc 0', {
    cx: 120,
    cy: 20,
    r: 900,
    inPixels: true,
  });
  const fall = canvas.linear('0 #1d0c02 0, .5 #1d0c02 0, 1 #1d0c02 .38', {
    x1: 200,
    y1: 0,
    x2: 1200,
    y2: 800,
    inPixels: true,
  });
  const seed = Math.floor(canvas.random(500));
  const ground =
    kind === 'oak' || kind === 'walnut' ? drawPlanks(canvas, woods[kind], seed) : drawCloth(canvas, cloths[kind], seed);
  return ground + fillSheet(light) + fillSheet(fall);
}
