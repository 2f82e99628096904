import { expect, it } from 'vitest';
import { checkColours, contrastBetween, findInk } from './colours.ts';

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#ffffff', 1],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
])('WCAG 1.4.3: the contrast of %s and %s is %s', (one, other, contrast) => {
  expect(contrastBetween(one, other)).toBeCloseTo(contrast, 2);
  expect(contrastBetween(other, one)).toBeCloseTo(contrast, 2);
});

it.each([
  ['#1b3a2c', '#fff'],
  ['#ffe600', '#000'],
  ['#ff0000', '#000'],
  ['#0000ff', '#fff'],
  ['#808080', '#000'],
])('text on %s is %s, and legible', (color, ink) => {
  expect(findInk(color)).toBe(ink);
  expect(checkColours({ primaryColor: color, accentColor: color }).onPrimary).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['#1b3a2c', '#cf4420', false, false],
  ['#ffe600', '#ff00c8', true, true],
  ['#ffffff', '#000000', true, false],
])('%s and %s: the button is darkened: %s, the accent: %s', (primaryColor, accentColor, button, accent) => {
  const check = checkColours({ primaryColor, accentColor });
  expect([check.isButtonDarkened, check.isAccentDarkened]).toEqual([button, accent]);
});
