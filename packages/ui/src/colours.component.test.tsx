import '../styles/tokens.css';
import { checkColours, contrastBetween } from '@tischlein/domain/shop';
import { afterEach, describe, expect, it } from 'vitest';

const root = document.documentElement;

afterEach(() => root.removeAttribute('style'));

/** A custom property as the browser computes it, as '#rrggbb'. */
function readColour(property: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.setProperty('color', `var(${property})`);
  const canvas = new OffscreenCanvas(1, 1).getContext('2d') ?? expect.fail('no canvas');
  canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

// A byte of a colour is a rounded value.
const ROUNDING = 0.06;
const TEXT = 4.5 - ROUNDING;
const CONTROL = 3 - ROUNDING;
const UNCHANGED = 1.02;

const DIFFICULT = [
  '#000000',
  '#ffffff',
  '#808080',
  '#ffe600',
  '#ff00c8',
  '#ff0000',
  '#00ff00',
  '#0000ff',
  '#00ffff',
  '#7a7a00',
  '#fdfcfa',
  '#171412',
];

describe.each(['light', 'dark'])('in the %s scheme, whatever colours a merchant saves', (scheme) => {
  it.each(DIFFICULT)('%s is legible as ground, as button and as text (WCAG 2.2, 1.4.3, 1.4.11)', (colour) => {
    root.style.setProperty('color-scheme', scheme);
    root.style.setProperty('--primary', colour);
    root.style.setProperty('--accent', colour);
    const measure = (one: string, other: string): number => contrastBetween(readColour(one), readColour(other));
    expect(measure('--on-primary', '--primary')).toBeGreaterThanOrEqual(TEXT);
    expect(measure('--on-accent', '--accent')).toBeGreaterThanOrEqual(TEXT);
    expect(measure('--on-button', '--button')).toBeGreaterThanOrEqual(TEXT);
    expect(measure('--button', '--paper')).toBeGreaterThanOrEqual(CONTROL);
    for (const ground of ['--paper', '--raised', '--sunken'])
      expect(measure('--accent-ink', ground)).toBeGreaterThanOrEqual(TEXT);
  });
});

it.each(DIFFICULT)('the office says before saving whether %s is darkened on light paper', (colour) => {
  root.style.setProperty('color-scheme', 'light');
  root.style.setProperty('--primary', colour);
  root.style.setProperty('--accent', colour);
  const check = checkColours({ primaryColor: colour, accentColor: colour });
  const isDarkened = (property: string): boolean => contrastBetween(readColour(property), colour) > UNCHANGED;
  expect(isDarkened('--button')).toBe(check.isButtonDarkened);
  expect(isDarkened('--accent-ink')).toBe(check.isAccentDarkened);
});
