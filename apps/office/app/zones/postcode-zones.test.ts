import { zoneId } from '@tischlein/domain';
import { describe, expect, it } from 'vitest';
import { findZoneOfPostcode, togglePostcode } from './postcode-zones.ts';
import { createForm } from './zone-form.ts';

const zone = (id: string, postcodes: string) => ({ ...createForm(zoneId(id), id), postcodes });
const radius = { ...zone('radius', '10115'), kind: 'radius' as const };

describe('a postcode counts in the first zone that names it', () => {
  it.each([
    ['10115', 1],
    ['10119', 1],
    ['10405', 2],
    ['10435', null],
  ])('%s: %s', (zip, expected) => {
    // A zone of another kind names none, whatever was typed before.
    expect(findZoneOfPostcode([radius, zone('a', '10115, 10119'), zone('b', '10119 10405')], zip)).toBe(expected);
  });
});

it.each([
  ['10119', '10405', '10119 10405'],
  ['10119, 10405', '10115', '10115 10119 10405'],
  ['10119 10405', '10119', '10405'],
  ['10119', '10119', ''],
])('%s with %s taken in or out is %s', (postcodes, zip, expected) => {
  expect(togglePostcode(zone('a', postcodes), zip).postcodes).toBe(expected);
});
