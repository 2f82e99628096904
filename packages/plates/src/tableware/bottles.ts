import { drawTimes, MID_X, MID_Y, rounded, type Canvas, type Draw } from '../canvas/index.ts';
import { drawTable, type TableKind } from './tables.ts';

export interface Bottle {
  kind: keyof typeof LABEL_MARKS;
  glass: readonly [middle: string, side: string, edge: string, gleam: string];
  liquid: string;
  cap: readonly [color: string, edge: string];
  label: readonly [paper: string, ink: string];
}

const HALF = 104;
const OUTLINE = `M-330 ${-HALF + 20}Q-330 ${-HALF} -308 ${-HALF}H60C132 ${-HALF} 150 -44 216 -40H330V40H216C150 44 132 ${HALF} 60 ${HALF}H-308Q-330 ${HALF} -330 ${HALF - 20}Z`;

const LABEL_MARKS = {
  water: (ink: string) =>
    `<g fill="none" stroke="${ink}" stroke-width="7" stroke-linecap="round"><path d="M-200 24q26 -34 52 0t52 0 52 0"/><path d="M-200 52q26 -34 52 0t52 0 52 0" opacity=".55"/></g><circle cx="-126" cy="-32" r="25" fill="${ink}"/>`,
  beer: (ink: string) =>
    `<path d="M-126 -52L-112 -18L-76 -16L-104 8L-94 44L-126 24L-158 44L-148 8L-176 -16L-140 -18Z" fill="${ink}"/><path d="M-204 66H-48" stroke="${ink}" stroke-width="6"/>`,
  wine: (ink: string) =>
    `<path d="M-180 14A56 56 0 0 1 -68 14Z" fill="${ink}"/><path d="M-206 30H-46M-188 48H-64" stroke="${ink}" stroke-width="5"/>`,
};

const verticalGradient = (canvas: Canvas, stops: string): string =>
  canvas.linear(stops, { x1: 0, y1: 0, x2: 0, y2: 1 });

const drawBand = (x: number, width: number, fill: string): string =>
  `<rect x="${x}" y="${-HALF - 4}" width="${width}" height="${2 * HALF + 8}" fill="${fill}"/>`;

function drawBody(canvas: Canvas, { kind, glass, liquid, label }: Bottle): string {
  const [middle, side, edge, gleam] = glass;
  const [paper, ink] = label;
  const clip = canvas.define('bottleBody', (id) => `<clipPath id="${id}"><path d="${OUTLINE}"/></clipPath>`);
  const tint = `0 ${edge}, .08 ${side}, .22 ${gleam}, .4 ${middle}, .62 ${side}, .9 ${edge}, 1 ${side}`;
  const shade = '0 #000 .42, .16 #000 .04, .26 #fff .5, .4 #fff 0, .68 #000 .05, 1 #000 .5';
  return [
    `<path d="${OUTLINE}" fill="${verticalGradient(canvas, tint)}"/>`,
    `<g clip-path="${clip}"><path d="M-316 ${-HALF + 14}H56C120 ${-HALF + 14} 140 -30 210 -28H300V28H210C140 30 120 ${HALF - 14} 56 ${HALF - 14}H-316Z" fill="${liquid}" opacity=".45"/>`,
    `<rect x="-340" y="${-HALF + 30}" width="420" height="15" rx="7" fill="#fff" opacity=".75" filter="${canvas.blur(3)}"/><rect x="200" y="-27" width="120" height="8" rx="4" fill="#fff" opacity=".75" filter="${canvas.blur(2)}"/>`,
    `<rect x="-320" y="${HALF - 26}" width="380" height="10" rx="5" fill="${gleam}" opacity=".6" filter="${canvas.blur(4)}"/>`,
    drawBand(-240, 228, paper) + drawBand(-240, 16, ink) + drawBand(-28, 16, ink),
    LABEL_MARKS[kind](ink) + drawBand(-240, 228, verticalGradient(canvas, shade)),
    '</g>',
  ].join('');
}

function drawCap(canvas: Canvas, { kind, cap: [color, edge] }: Bottle): string {
  const [from, half] = kind === 'wine' ? [214, 43] : [318, 46];
  const metal = verticalGradient(canvas, `0 ${edge}, .2 ${color}, .27 #fff, .36 ${color}, .7 ${color}, 1 ${edge}`);
  const ridges = drawTimes(
    kind === 'wine' ? 0 : 6,
    (index) => `<path d="M${326 + index * 9} -46V46" stroke="#000" stroke-width="2" opacity=".16"/>`,
  );
  return `<path d="M${from} ${-half}H372Q384 ${-half} 384 -34V34Q384 ${half} 372 ${half}H${from}Z" fill="${metal}"/>${ridges}`;
}

/** Cold drops on the glass. */
function drawDew(canvas: Canvas): string {
  return drawTimes(150, () => {
    const [x, y] = [canvas.random(-322, 70), canvas.random(-HALF + 10, HALF - 10)];
    const r = canvas.random(1.5, canvas.random() < 0.2 ? 7 : 4);
    return `<g transform="translate(${rounded(x)} ${rounded(y)})"><circle cx="${rounded(r * 0.3)}" cy="${rounded(r * 0.4)}" r="${rounded(r)}" fill="#1a0d02" opacity=".28"/><circle r="${rounded(r)}" fill="#fff" opacity=".24"/><circle cx="${rounded(-r * 0.32)}" cy="${rounded(-r * 0.36)}" r="${rounded(r * 0.32)}" fill="#fff" opacity=".9"/></g>`;
  });
}

/** A bottle lying on the table. */
export function drawBottle(canvas: Canvas, bottle: Bottle, x: number, y: number, turn: number): string {
  const cold = bottle.kind !== 'wine';
  const art = drawBody(canvas, bottle) + drawCap(canvas, bottle) + (cold ? drawDew(canvas) : '');
  const place = (moveX: number, moveY: number, inner: string, attributes = ''): string =>
    `<g transform="translate(${x + moveX} ${y + moveY}) rotate(${turn})"${attributes}>${inner}</g>`;
  const shade = (opacity: number, blur: number): string =>
    ` fill="#1a0f06" opacity="${opacity}" filter="${canvas.blur(blur)}"`;
  const glow = ` fill="${bottle.glass[3]}" opacity=".55" filter="${canvas.blur(22)}"`;
  const body = `<path d="${OUTLINE}"/>`;
  return (
    place(34, 48, body, shade(0.42, 20)) +
    (cold ? place(46, 66, '<path d="M-300 -50H40L200 -10H330V20H60L-300 60Z"/>', glow) : '') +
    place(8, 14, body, shade(0.45, 7)) +
    place(0, 0, art)
  );
}

export function serveBottle(tableKind: TableKind, bottle: Bottle): Draw {
  return (canvas) => {
    canvas.moveCamera(1.14);
    return drawTable(canvas, tableKind) + drawBottle(canvas, bottle, MID_X - 16, MID_Y, -28);
  };
}
