import type { ShopConfig } from './shop-config.ts';

/** Paper of the storefront in both schemes, as in packages/ui/styles/tokens.css. */
const PAPER = { light: '#fdfcfa', dark: '#171412' } as const;

/** The least contrast of text (WCAG 1.4.3). */
const LEGIBLE_CONTRAST = 4.5;

/** The least contrast of a control (WCAG 1.4.11). */
const VISIBLE_CONTRAST = 3;

/** Black or white, whichever has more contrast to '#rrggbb'. */
export const findInk = (color: string): '#000' | '#fff' => (luminance(color) > 0.179 ? '#000' : '#fff');

/** WCAG contrast of two colours '#rrggbb', 1 to 21. */
export function contrastBetween(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

/** How legible a shop's colours are. */
export interface ColourCheck {
  /** The text on the primary colour. */
  readonly ink: '#000' | '#fff';
  /** Contrast of that text, at least 4.5. */
  readonly onPrimary: number;
  /** Contrast of the accent on light paper. */
  readonly accent: number;
  /** Texts in the accent's colour are darkened on light paper. */
  readonly isAccentDarkened: boolean;
  /** The main button is darkened on light paper, so that it is visible (WCAG 1.4.11). */
  readonly isButtonDarkened: boolean;
}

/** Checks a shop's colours; it refuses none, because tokens.css darkens what would be illegible. */
export function checkColours(colours: Pick<ShopConfig, 'primaryColor' | 'accentColor'>): ColourCheck {
  const { primaryColor, accentColor } = colours;
  const ink = findInk(primaryColor);
  const accent = contrastBetween(accentColor, PAPER.light);
  return {
    ink,
    onPrimary: contrastBetween(primaryColor, ink === '#000' ? '#000000' : '#ffffff'),
    accent,
    isAccentDarkened: accent < LEGIBLE_CONTRAST,
    isButtonDarkened: contrastBetween(primaryColor, PAPER.light) < VISIBLE_CONTRAST,
  };
}

/** WCAG relative luminance of '#rrggbb', 0 to 1. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
