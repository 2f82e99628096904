import { expect, it } from 'vitest';
import { databases } from '../../../../tests/support/databases.ts';
import { openDatabase } from '../db/open-database.ts';
import { createGeocoderPace } from './geocoder-pace.ts';

it.each(databases.filter(({ name }) => name === 'postgres'))(
  'two nodes ask a geocoder no more often than it allows, on $name',
  async ({ open }) => {
    const place = await open();
    const database = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
    const clock = { now: () => new Date().toISOString() };
    const nodes = ['one', 'other'].map(() =>
      createGeocoderPace({ database, clock, geocoder: 'nominatim.test', perSecond: 1 }),
    );
    const turns = await Promise.all(
      nodes.map(async (waitForTurn) => ((await waitForTurn()) ? performance.now() : Number.NaN)),
    );
    const [first = 0, second = 0] = turns.toSorted((left, right) => left - right);
    expect(second - first).toBeGreaterThan(900);
    await database.close();
    await place.close();
  },
);
