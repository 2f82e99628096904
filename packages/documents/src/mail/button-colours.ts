interface ButtonColours {
  readonly ground: string;
  readonly text: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

/** Relative luminance with 3:1 against white, and the least one with 3:1 against the dark sheet; as --button of tokens.css. */
const MOST_ON_LIGHT = 0.28;
const LEAST_ON_DARK = 0.2;
/** Black and white contrast equally. */
const MIDDLE = 0.179;

/** The shop's colour as a button: darkened on a light sheet or lightened on a dark one until it is visible. */
export function buttonColours(color: string, scheme: 'light' | 'dark'): ButtonColours {
  const own = toLinear(color);
  const shown = scheme === 'light' ? darken(own, MOST_ON_LIGHT) : lighten(own, LEAST_ON_DARK);
  return { ground: toHex(shown), text: legible(shown) };
}

/** Black or white, whichever is more legible on the colour. */
export const textColourOn = (color: string): string => legible(toLinear(color));

const legible = (ground: Rgb): string => (luminance(ground) < MIDDLE ? '#ffffff' : '#000000');

const luminance = ([red, green, blue]: Rgb): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

function darken(color: Rgb, most: number): Rgb {
  const y = luminance(color);
  return y <= most ? color : scale(color, most / y);
}

/** Brightens the colour as far as its hue allows, then adds white. */
function lighten(color: Rgb, least: number): Rgb {
  const y = luminance(color);
  if (y >= least) return color;
  const bright = y === 0 ? color : scale(color, Math.min(least / y, 1 / Math.max(...color)));
  const reached = luminance(bright);
  const white = Math.max(0, (least - reached) / (1 - reached));
  const mix = (part: number): number => part + (1 - part) * white;
  return [mix(bright[0]), mix(bright[1]), mix(bright[2])];
}

const scale = ([red, green, blue]: Rgb, factor: number): Rgb => [red * factor, green * factor, blue * factor];

function toLinear(hex: string): Rgb {
  const part = (start: number): number => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
}

function toHex(color: Rgb): string {
  const parts = color.map((part) => {
    const value = part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
    return Math.round(value * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
