import { drawTimes, rounded, smoothPath, type Point, type SizedPiece } from '../canvas/index.ts';

/** A quill of penne: cut aslant, ribbed, hollow. */
const createQuill =
  (tones: readonly string[]): SizedPiece =>
  (canvas, x, y, turn) => {
    const half = canvas.random(49, 57),
      side = 18;
    const light = canvas.light('relief 8 6, gloss .45, mottle .28, drop 7 5 .48, pad .3, low .7 .44 .3');
    const art = `<path d="M${-half} ${-side}L${half - 12} ${-side}L${half + 10} ${side}L${-half + 16} ${side}Q${-half - 8} 0 ${-half} ${-side}Z" fill="${canvas.pick(tones)}"/><g stroke="#b8601f" stroke-width="1.5" opacity=".42"><path d="M${-half} -10L${half - 8} -10M${-half} -3L${half - 3} -3M${-half + 6} 4L${half + 2} 4M${-half + 10} 11L${half + 5} 11"/></g><ellipse cx="${-half + 7}" cy="0" rx="7" ry="16" transform="rotate(-12 ${-half + 7} 0)" fill="#7c2a0a"/><ellipse cx="${-half + 5}" cy="0" rx="8" ry="17" transform="rotate(-12 ${-half + 5} 0)" fill="none" stroke="#f8cd82" stroke-width="3.4"/>`;
    return light(canvas.place(x, y, turn, 1, art));
  };

export const penne = createQuill(['#eda544', '#e8963a', '#f1b253', '#e58a35']);
export const palePenne = createQuill(['#f6d084', '#f2c672', '#f9da98', '#efbf66']);

const wheat = ['#f3c25e', '#efb750', '#f7cd70', '#eaae46'];

/** Rigatoni: a short wide tube, ribbed. */
export const rigatoni: SizedPiece = (canvas, x, y, turn) => {
  const [half, side] = [canvas.random(38, 46), 24];
  const ribs = [-16, -8, 0, 8, 16].map((at) => `<path d="M${rounded(-half + 8)} ${at}H${rounded(half)}"/>`);
  const art = `<path d="M${rounded(-half)} ${-side}H${rounded(half)}Q${rounded(half + 9)} 0 ${rounded(half)} ${side}H${rounded(-half)}Q${rounded(-half - 9)} 0 ${rounded(-half)} ${-side}Z" fill="${canvas.pick(wheat)}"/><g stroke="#c47f25" stroke-width="2.6" opacity=".5">${ribs.join('')}</g><ellipse cx="${rounded(-half)}" rx="9" ry="21" fill="#8a4512"/><ellipse cx="${rounded(-half)}" rx="9" ry="22" fill="none" stroke="#fbe0a0" stroke-width="4"/>`;
  return canvas.light('ribbed')(canvas.place(x, y, turn, 1, art));
};

/** Fusilli: a screw of dough. */
export const fusilli =
  (tones: readonly string[] = wheat): SizedPiece =>
  (canvas, x, y, turn) => {
    const long = canvas.random(50, 60);
    const turns = drawTimes(6, (index) => {
      const at = ((index + 0.5) / 6 - 0.5) * 2 * long;
      return `<path d="M${rounded(at - 17)} 19Q${rounded(at - 14)} -6 ${rounded(at + 3)} -21Q${rounded(at + 18)} -22 ${rounded(at + 15)} -12Q${rounded(at + 2)} 2 ${rounded(at - 1)} 20Q${rounded(at - 10)} 25 ${rounded(at - 17)} 19Z" fill="${canvas.pick(tones)}" stroke="#a8741e" stroke-width="1.6" stroke-opacity=".5"/>`;
    });
    return canvas.light('ribbed, relief 10 5')(canvas.place(x, y, turn, 1, turns));
  };

/** Ravioli: a filled square with a wavy edge. */
export const ravioli: SizedPiece = (canvas, x, y, turn) => {
  const side = canvas.random(58, 64);
  const teeth = Array.from({ length: 32 }, (_, index): Point => {
    const [edge, along] = [Math.floor(index / 8), (index % 8) / 8];
    const [u, v] = [(along * 2 - 0.875) * side * 0.96, -side * (index % 2 ? 1 : 1.1)];
    const corner = (edge * Math.PI) / 2;
    return [u * Math.cos(corner) - v * Math.sin(corner), u * Math.sin(corner) + v * Math.cos(corner)];
  });
  const flatLight = canvas.light('dough, relief 6 4, drop 10 8');
  const flatArt = `<path d="${smoothPath(teeth)}" fill="${canvas.pick(['#f9dc92', '#f6d484', '#fbe3a2'])}"/>`;
  const flat = flatLight(canvas.place(x, y, turn, 1, flatArt));
  const pillowArt = `<path d="${canvas.blob(0, 0, side * 0.66, { n: 12, wobble: 0.05 })}" fill="${canvas.radial('0 #dfd68c, .5 #f1d98c, 1 #f6d98c', { cx: 0.5, cy: 0.5 })}"/>`;
  const pillow = canvas.place(x, y, turn, 1, pillowArt);
  return flat + canvas.light('dough, relief 22 14, gloss .4, drop 0')(pillow);
};

/** Tortellini: a filled ring, its ends pressed together. */
export const tortellini: SizedPiece = (canvas, x, y, turn) => {
  const size = canvas.random(36, 42);
  const ring = `${canvas.blob(0, 0, size, { wobble: 0.08 })}${canvas.blob(0, -4, size * 0.3, { wobble: 0.1 })}`;
  const art = `<path d="M-10 ${rounded(size * 0.6)}L-20 ${rounded(size * 1.3)}Q0 ${rounded(size * 1.5)} 20 ${rounded(size * 1.3)}L10 ${rounded(size * 0.6)}Z" fill="#f3cc74"/><path fill-rule="evenodd" d="${ring}" fill="${canvas.radial('0 #d99f42, .45 #f6d584, .8 #f9df9c, 1 #e7b75a')}"/><path d="M${rounded(-size * 0.7)} ${rounded(-size * 0.5)}Q0 ${rounded(-size)} ${rounded(size * 0.7)} ${rounded(-size * 0.5)}" stroke="#c98f38" stroke-width="3" fill="none" opacity=".6"/>`;
  return canvas.light('ribbed, relief 15 9')(canvas.place(x, y, turn, 1, art));
};

export const gnocchi =
  (tones: readonly string[] = ['#f9de9c', '#f5d184', '#fbe6b0']): SizedPiece =>
  (canvas, x, y, turn) => {
    const size = canvas.random(30, 36);
    const grooves = [-0.45, 0, 0.45].map((at) => {
      return `<path d="M${rounded(at * size * 1.3)} ${rounded(-size * 0.6)}Q${rounded(at * size * 1.3 + 7)} 0 ${rounded(at * size * 1.3)} ${rounded(size * 0.6)}"/>`;
    });
    const art = `<path d="${canvas.blob(0, 0, size, { n: 12, wobble: 0.06, stretchX: 1.32, stretchY: 0.86 })}" fill="${canvas.pick(tones)}"/><g stroke="#c9964a" stroke-width="6" fill="none" stroke-linecap="round" opacity=".3">${grooves.join('')}</g>`;
    return canvas.light('dough, relief 19 12, low .8 .62 .4')(canvas.place(x, y, turn, 1, art));
  };
