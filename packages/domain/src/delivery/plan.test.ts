import { describe, expect, it } from 'vitest';
import { beeline, estimatedDistance } from './distance.ts';
import { boundsOfCircle, findDirection, fitPlan, listRings, toPlan } from './plan.ts';
import { estimateTravelTime } from './travel-time.ts';
import { toZoneShape } from './zone-shapes.ts';

const MITTE = { latitude: 52.5286, longitude: 13.4013 };
const KREUZBERG = { latitude: 52.4977, longitude: 13.4106 };
const FRAME = { width: 270, height: 180, margin: { top: 50, bottom: 20, sides: 30 } };

describe('a plan', () => {
  it('is true to distance: kilometres on it are those of the beeline', () => {
    const { x, y } = toPlan(MITTE, KREUZBERG);
    expect(Math.hypot(x, y)).toBeCloseTo(beeline(MITTE, KREUZBERG), 2);
  });

  it.each([
    ['n', 1, 0],
    ['ne', 1, 1.64],
    ['e', 0, 1],
    ['se', -1, 1.64],
    ['s', -1, 0],
    ['sw', -1, -1.64],
    ['w', 0, -1],
    ['nw', 1, -1.64],
  ] as const)('knows the direction %s', (direction, north, east) => {
    const to = { latitude: MITTE.latitude + north / 100, longitude: MITTE.longitude + east / 100 };
    expect(findDirection(MITTE, to)).toBe(direction);
  });

  it.each([
    ['one place', [MITTE]],
    ['two places', [MITTE, KREUZBERG]],
    ['places far apart', [MITTE, { latitude: 48.137, longitude: 11.576 }, KREUZBERG]],
    ['places at one point', [MITTE, MITTE]],
    ['no place', []],
  ])('shows %s inside its frame', (_, points) => {
    const { place } = fitPlan(points, FRAME);
    for (const { x, y } of points.map(place)) {
      expect(x).toBeGreaterThanOrEqual(29.999);
      expect(x).toBeLessThanOrEqual(240.001);
      expect(y).toBeGreaterThanOrEqual(49.999);
      expect(y).toBeLessThanOrEqual(160.001);
    }
  });

  it('shows a whole circle', () => {
    const [southWest, northEast] = boundsOfCircle(MITTE, 3);
    const corner = northEast && toPlan(MITTE, northEast);
    expect(corner?.x).toBeCloseTo(3, 5);
    expect(corner?.y).toBeCloseTo(-3, 5);
    expect(southWest && toPlan(MITTE, southWest).y).toBeCloseTo(3, 5);
  });
});

describe('rings', () => {
  it.each([
    [130, [0.5, 1, 1.5]],
    [65, [1, 2, 3]],
    [30, [2, 4, 6]],
    [1, [100, 200]],
  ])('at %s pixels for a kilometre are round distances', (pixels, expected) => {
    expect(listRings(pixels, { least: 40, most: 160 }).map(({ kilometres }) => kilometres)).toEqual(expected);
  });

  it('agree with the distance that is stated for a place on them', () => {
    const { place, pixelsPerKilometre } = fitPlan([MITTE, KREUZBERG], FRAME);
    const [from, to] = [place(MITTE), place(KREUZBERG)];
    const [ring] = listRings(pixelsPerKilometre, { least: 10, most: 500 });
    const stated = (Math.hypot(to.x - from.x, to.y - from.y) / (ring?.radius ?? 0)) * (ring?.kilometres ?? 0);
    expect(stated).toBeCloseTo(estimatedDistance(MITTE, KREUZBERG), 1);
  });
});

describe('a way', () => {
  it.each([
    [1.4, 18, 6],
    [0.1, 2, 1],
    [4.8, 60, 20],
    [5, null, 20],
    [15.1, null, null],
  ])('of %s km takes %s minutes on foot and %s by bike', (kilometres, onFoot, byBike) => {
    expect(estimateTravelTime(kilometres)).toEqual({ onFoot, byBike });
  });
});

describe('the shape of a zone', () => {
  const find = (zip: string) => (zip === '10115' ? MITTE : null);
  it.each([
    ['a radius', { kind: 'radius', kilometres: 3 }, { kind: 'circle', kilometres: 3 }],
    ['a distance by road', { kind: 'distance', kilometres: 2.6 }, { kind: 'circle', kilometres: 2 }],
    ['a polygon', { kind: 'polygon', points: [MITTE] }, { kind: 'polygon', points: [MITTE] }],
    [
      'postcodes',
      { kind: 'postcodes', postcodes: ['10115', '99999'] },
      { kind: 'postcodes', centres: [{ zip: '10115', ...MITTE }] },
    ],
    ['unknown postcodes', { kind: 'postcodes', postcodes: ['99999'] }, null],
  ] as const)('is drawn for %s', (_, area, expected) => {
    expect(toZoneShape({ area }, find)).toEqual(expected);
  });
});
