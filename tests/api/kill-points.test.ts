import { describe, expect, it } from 'vitest';
import { KILL_POINTS } from '../faults/fault-shop.ts';
import { killAtPoints } from '../faults/kill-points.ts';
import { databases } from '../support/databases.ts';

const KILLS = 20;
const WITHIN_MS = 300_000;

// More often by `npm run faults -- --kills N`.
describe.each(databases)('kill -9 at each fault point on $name', ({ open }) => {
  it(
    `${KILLS} times at each of ${KILL_POINTS.length}: everything resumes, nothing is lost or doubled`,
    { timeout: WITHIN_MS },
    async () => {
      expect(await killAtPoints({ open, kills: KILLS })).toEqual([]);
    },
  );
});
