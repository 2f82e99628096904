import { expect, it } from 'vitest';
import { buttonColours, textColourOn } from './button-colours.ts';

const SHEETS = { light: '#ffffff', dark: '#211e1b' } as const;
const COLOURS = ['#7a1f1f', '#1c4a3c', '#000000', '#ffffff', '#ffe600', '#0000ff', '#ff0000', '#8a8a8a'];

it.each(COLOURS.flatMap((color) => [[color, 'light'] as const, [color, 'dark'] as const]))(
  'a button of %s is visible on the %s sheet and its text is legible (WCAG 1.4.3, 1.4.11)',
  (color, scheme) => {
    const { ground, text } = buttonColours(color, scheme);
    expect(contrast(ground, SHEETS[scheme])).toBeGreaterThanOrEqual(3);
    expect(contrast(ground, text)).toBeGreaterThanOrEqual(4.5);
  },
);

it.each(COLOURS)('the name on a header of %s is legible', (color) => {
  expect(contrast(color, textColourOn(color))).toBeGreaterThanOrEqual(4.5);
});

it('a colour that is visible stays as it is', () => {
  expect(buttonColours('#7a1f1f', 'light')).toEqual({ ground: '#7a1f1f', text: '#ffffff' });
  expect(buttonColours('#ffe600', 'dark')).toEqual({ ground: '#ffe600', text: '#000000' });
});

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
