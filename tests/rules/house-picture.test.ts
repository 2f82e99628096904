import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { drawHouse, readHouse } from '../../tools/draw-house.ts';
import { HOUSES } from '../../tools/rooms/houses.ts';

it('docs/house.md shows what imports what, and the rooms of tools/rooms: node tools/run.mjs tools/draw-house.ts', () => {
  expect(readHouse()).toBe(drawHouse(readHouse()));
});

/** Above the layers: the composition of the server. */
const ABOVE = ['app', 'commands', 'doctor'];

it.each(HOUSES)('tools/rooms lists every room of $folder, and no other', ({ folder, rooms }) => {
  const folders = globSync(`${folder}/*/**/*.*`).map((path) => path.slice(folder.length + 1).split('/')[0]);
  const listed = rooms.map(({ name }) => name.replace('/*', ''));
  expect(new Set(folders.filter((name) => name && !ABOVE.includes(name)))).toEqual(new Set(listed));
});

it('a room has only neighbours of its own layer', () => {
  const strangers = HOUSES.flatMap(({ rooms }) =>
    rooms.flatMap(({ name, layer, neighbours = [] }) =>
      neighbours
        .filter((neighbour) => !rooms.some((room) => room.name === neighbour && room.layer === layer))
        .map((neighbour) => `${name} → ${neighbour}`),
    ),
  );
  expect(strangers).toEqual([]);
});
