import { describe, expect, it } from 'vitest';
import { beeline, type Point } from './distance.ts';
import { findNearestCells } from './nearest-cells.ts';

const at = (latitude: number, longitude: number): Point => ({ latitude, longitude });
const MITTE = at(52.53, 13.4);

// A grid of nine, about 1.4 km apart, and one askew.
const SITES = [
  ...[-0.012, 0, 0.012].flatMap((north) => [-0.02, 0, 0.02].map((east) => at(52.53 + north, 13.4 + east))),
  at(52.537, 13.415),
];

describe('the ground nearer to a postcode than to any other', () => {
  it.each(findNearestCells(SITES, 3).map(({ cell, ...site }) => [site, cell] as const))(
    'no corner around %o is nearer to another, nor farther than the reach',
    (site, cell) => {
      expect(cell.length).toBeGreaterThan(2);
      for (const corner of cell) {
        const own = beeline(site, corner);
        expect(own).toBeLessThan(3.02);
        for (const other of SITES) expect(beeline(other, corner)).toBeGreaterThan(own - 0.01);
      }
    },
  );

  it('ends in the middle between two', () => {
    const [left] = findNearestCells([MITTE, at(52.53, 13.42)], 3);
    const east = Math.max(...(left?.cell ?? []).map(({ longitude }) => longitude));
    expect(east).toBeCloseTo(13.41, 4);
  });

  it('of a single one is a circle, and the second at one place has none', () => {
    expect(findNearestCells([MITTE], 3)[0]?.cell).toHaveLength(24);
    expect(findNearestCells([MITTE, MITTE], 3).map(({ cell }) => cell.length)).toEqual([24, 0]);
    expect(findNearestCells([], 3)).toEqual([]);
  });
});
