import { expect, it } from 'vitest';
import { drawHouse, findPicture } from '../../tools/draw-house.ts';

it('docs/house.md begins with the picture of what imports what: node tools/run.mjs tools/draw-house.ts', () => {
  expect(findPicture()).toBe(drawHouse());
});
