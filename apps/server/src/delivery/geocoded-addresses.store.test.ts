import { expect, it } from 'vitest';
import { databases } from '../../../../tests/support/databases.ts';
import { deleteOldRows } from '../db/old-rows.ts';
import { openDatabase } from '../db/open-database.ts';
import { readGeocoded, writeGeocoded } from './geocoded-addresses.store.ts';

it.each(databases)('stores, replaces and deletes geocoder answers on $name', async ({ open }) => {
  const place = await open();
  const { read, write, close } = await openDatabase({ databaseUrl: place.url || null, dataDir: place.dataDir });
  const found = { addressKey: 'torstraße 12', place: '{"city":"Berlin"}', askedAt: '2026-11-21T18:30:00.000Z' };
  await write((writer) => writeGeocoded(writer, { ...found, place: null }));
  await write((writer) => writeGeocoded(writer, found));
  expect(await readGeocoded(read, found.addressKey)).toEqual(found);
  await write((writer) => deleteOldRows(writer, ['geocoded_addresses', 'asked_at', 0], found.askedAt));
  expect(await readGeocoded(read, found.addressKey)).toBeNull();
  await close();
  await place.close();
});
