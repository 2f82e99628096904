import { describe, expect, it } from 'vitest';
import { runEventSequences } from '../faults/event-sequences.ts';
import { databases } from '../support/databases.ts';
import { amount, SEED } from '../support/tier.ts';

const SEQUENCES = {
  sqlite: amount({ usual: 40, thorough: 2000 }),
  postgres: amount({ usual: 15, thorough: 2000 }),
};
const WITHIN_MS = 1_200_000;

// More with `npm run faults -- --sequences N --seed N`.
describe.each(databases)('an order paid online on $name', ({ name, open }) => {
  it(
    `keeps no money for nothing, whatever happens in which order (${SEQUENCES[name]} sequences, seed ${SEED})`,
    { timeout: WITHIN_MS },
    async () => {
      expect(await runEventSequences({ open, sequences: SEQUENCES[name], seed: SEED })).toEqual([]);
    },
  );
});
