import { drawTimes, rounded, type Canvas, type Draw } from '../canvas/index.ts';

const HALF_LENGTH = 250;
const HALF = 132;
const BODY = `M${-HALF_LENGTH} ${-HALF + 16}Q${-HALF_LENGTH + 18} ${-HALF} ${-HALF_LENGTH + 46} ${-HALF}H${HALF_LENGTH - 46}Q${HALF_LENGTH - 18} ${-HALF} ${HALF_LENGTH} ${-HALF + 16}V${HALF - 16}Q${HALF_LENGTH - 18} ${HALF} ${HALF_LENGTH - 46} ${HALF}H${-HALF_LENGTH + 46}Q${-HALF_LENGTH + 18} ${HALF} ${-HALF_LENGTH} ${HALF - 16}Z`;

/** Colours of the body, the band and its tail, and the printed picture. */
export interface Can {
  body: string;
  band: string;
  tail: string;
  picture: string;
}

const verticalGradient = (canvas: Canvas, stops: string): string =>
  canvas.linear(stops, { x1: 0, y1: 0, x2: 0, y2: 1 });

function drawEnds(canvas: Canvas): string {
  const metal = verticalGradient(canvas, '0 #8f9396, .16 #f4f6f7, .3 #ffffff, .5 #b5babd, .78 #6f7478, 1 #b9bec1');
  return `<path d="M${-HALF_LENGTH} ${-HALF + 16}L${-HALF_LENGTH - 26} ${-HALF + 30}V${HALF - 30}L${-HALF_LENGTH} ${HALF - 16}Z" fill="${metal}"/><rect x="${-HALF_LENGTH - 38}" y="${-HALF + 26}" width="14" height="${2 * HALF - 52}" rx="5" fill="${metal}"/><path d="M${HALF_LENGTH} ${-HALF + 16}L${HALF_LENGTH + 22} ${-HALF + 30}V${HALF - 30}L${HALF_LENGTH} ${HALF - 16}Z" fill="${metal}"/><rect x="${HALF_LENGTH + 20}" y="${-HALF + 28}" width="12" height="${2 * HALF - 56}" rx="5" fill="${metal}"/>`;
}

const drawDew = (canvas: Canvas): string =>
  drawTimes(190, () => {
    const [x, y] = [canvas.random(-HALF_LENGTH + 6, HALF_LENGTH - 6), canvas.random(-HALF + 10, HALF - 10)];
    const r = canvas.random(1.6, canvas.random() < 0.2 ? 9 : 5);
    return `<g transform="translate(${rounded(x)} ${rounded(y)})"><ellipse cx="${rounded(r * 0.3)}" cy="${rounded(r * 0.4)}" rx="${rounded(r)}" ry="${rounded(r)}" fill="#06251a" opacity=".3"/><circle r="${rounded(r)}" fill="#fff" opacity=".26"/><circle cx="${rounded(r * 0.28)}" cy="${rounded(r * 0.3)}" r="${rounded(r * 0.6)}" fill="#fff" opacity=".28"/><circle cx="${rounded(-r * 0.32)}" cy="${rounded(-r * 0.36)}" r="${rounded(r * 0.3)}" fill="#fff" opacity=".95"/></g>`;
  });

/** A citrus fruit cut in half, as printed on a can. */
export function drawPrintedCitrus(
  x: number,
  y: number,
  radius: number,
  turn: number,
  rind: string,
  flesh: string,
): string {
  const segments = drawTimes(9, (index) => {
    return `<path transform="rotate(${index * 40})" d="M0 ${-radius * 0.1}L${-radius * 0.26} ${-radius * 0.74}Q0 ${-radius * 0.92} ${radius * 0.26} ${-radius * 0.74}Z" fill="${flesh}"/>`;
  });
  return `<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${radius}" fill="${rind}"/><circle r="${radius * 0.9}" fill="#fff7cf"/>${segments}<circle r="${radius * 0.08}" fill="#fff7cf"/></g>`;
}

export const PRINTED_LEAF =
  '<path d="M-40 60Q20 110 110 70Q60 20 -40 60Z" fill="#5f9f3c"/><path d="M-40 60Q30 74 110 70" stroke="#bfe08f" stroke-width="3" fill="none"/>';

/** A cold can lying on the table. */
export function drawCan({ body, band, tail, picture }: Can): Draw {
  return (canvas) => {
    const clip = canvas.define('canBody', (id) => `<clipPath id="${id}"><path d="${BODY}"/></clipPath>`);
    const round = verticalGradient(
      canvas,
      '0 #000 .3, .1 #000 .02, .2 #fff .5, .27 #fff .72, .36 #fff .12, .55 #000 0, .8 #000 .26, .93 #000 .46, 1 #000 .3',
    );
    const label = `<g clip-path="${clip}"><path d="${BODY}" fill="${body}"/><path d="M-110 -140H170V140H-110Z" fill="${band}"/><path d="M-108 -140H-190C-230 -60 -150 40 -190 140H-108Z" fill="${band}"/><path d="M170 -140C210 -40 130 60 170 140H250V-140Z" fill="${tail}"/>${picture}</g>`;
    const shadow = (x: number, y: number, blur: number): string =>
      `<g transform="translate(${x} ${y}) rotate(-24)" fill="#10201a" opacity=".5" filter="${canvas.blur(blur)}"><path d="${BODY}"/></g>`;
    return (
      shadow(630, 446, 20) +
      shadow(608, 414, 7) +
      `<g transform="translate(600 400) rotate(-24)">${drawEnds(canvas)}${label}<path d="${BODY}" fill="${round}"/>${drawDew(canvas)}</g>`
    );
  };
}
