import { describe, expect, it } from 'vitest';
import { FAULT_POINTS } from '../faults/house.ts';
import { killAtPoints } from '../faults/kill-points.ts';
import { databases } from '../support/databases.ts';

const KILLS = 20;
const WITHIN_MS = 300_000;

// More often by `npm run faults -- --kills N`.
describe.each(databases)('kill -9 at each point of reliability §3 on $name', ({ open }) => {
  it(
    `${KILLS} times at each of ${FAULT_POINTS.length}: everybody goes on, nothing is lost or doubled`,
    { timeout: WITHIN_MS },
    async () => {
      expect(await killAtPoints({ open, kills: KILLS })).toEqual([]);
    },
  );
});
