import type { Plan } from '@tischlein/domain/delivery';
import { expect, it } from 'vitest';
import { chooseWords } from './map-words.ts';

/** A pixel east and south of the map's corner for each degree. */
const plan: Plan = { pixelsPerKilometre: 20, place: ({ latitude, longitude }) => ({ x: longitude, y: latitude }) };
const at = (x: number, y: number) => ({ latitude: y, longitude: x });
const branch = (name: string, x: number, y: number) => ({ id: name, name, ...at(x, y) });

const MITTE = branch('Mitte', 128, 80);
const KREUZBERG = branch('Kreuzberg', 140, 150);
/** Its pin begins right below Mitte. */
const WEDDING = branch('Wedding', 116, 140);
const SIZE = { width: 256, height: 180 };

it.each([
  ['above, away from the way to the branch', at(40, 60), [KREUZBERG, MITTE], 48],
  ['below, where the pin of the branch would be above it', at(120, 76), [MITTE, KREUZBERG], 96],
  ['nowhere, between two pins', at(120, 79), [MITTE, WEDDING], null],
])("writes the guest's address %s", (_, home, places, expected) => {
  const words = chooseWords({ places, home, chosen: MITTE, plan, size: SIZE });
  expect(words.find(({ key }) => key === 'home')?.y ?? null).toBe(expected);
});

it('writes the name of a branch below its pin, where another pin is above it', () => {
  const words = chooseWords({ places: [MITTE, WEDDING], home: null, chosen: WEDDING, plan, size: SIZE });
  expect(words.map(({ text, y }) => [text, y])).toEqual([
    ['Wedding', 160],
    ['Mitte', 34],
  ]);
});
