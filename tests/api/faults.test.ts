import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drive } from '../faults/drive.ts';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { amount, SEED } from '../support/tier.ts';

const KILLS = {
  sqlite: amount({ usual: 3, thorough: 40 }),
  postgres: amount({ usual: 2, thorough: 10 }),
};
const WITHIN_MS = 300_000;

describe.each(databases)('kill -9 at random on $name', ({ name, open }) => {
  let place: OpenDatabase;
  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.close());

  it(
    `loses, doubles and misprices no order that 16 guests place (${KILLS[name]} kills, seed ${SEED})`,
    { timeout: WITHIN_MS },
    async () => {
      const main = join(import.meta.dirname, '../../apps/server/src/main.ts');
      const { kills, orders, violations } = await drive({ place, kills: KILLS[name], seed: SEED, main });
      expect(violations).toEqual([]);
      expect(orders).toBeGreaterThan(kills);
    },
  );
});
