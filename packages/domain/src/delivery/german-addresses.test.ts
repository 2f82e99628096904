import { describe, expect, it } from 'vitest';
import { GERMAN_ADDRESSES } from '../../testing/german-addresses.ts';
import { ODD_ADDRESSES } from '../../testing/odd-addresses.ts';
import { formatLocation } from './address.ts';
import { readLocation } from './parse-location.ts';
import { separateDoor } from './separate-door.ts';
import { writeLocation } from './write-location.ts';

const LEAST_RIGHT = 0.95;

/** '?': it asks which of two numbers is the house number. '!': it asks for a house number. */
function describeReading(typed: string): string {
  const read = readLocation(typed);
  if (!read.ok) return read.problem === 'unclear' ? '?' : '!';
  const { address, note } = read.value;
  return [address.street, address.streetNumber, address.zip, address.city, note].join('|');
}

const readings = [...GERMAN_ADDRESSES, ...ODD_ADDRESSES].map(([typed, means]) => ({
  typed,
  means,
  reading: describeReading(typed),
}));
const isAsked = (reading: string): boolean => reading === '?' || reading === '!';
const findNumber = (reading: string): string | undefined => reading.split('|')[1];

describe('addresses as people type them', () => {
  it('at least 95 % are read right, the others are asked about, and no house number is wrong', () => {
    const asked = readings.filter(({ reading }) => isAsked(reading)).length;
    const wrong = readings.filter(({ means, reading }) => !isAsked(reading) && reading !== means);
    const right = readings.length - asked - wrong.length;
    process.stdout.write(
      `${readings.length} addresses: ${right} right, ${asked} asked about, ${wrong.length} wrong, ` +
        `${wrong.filter(({ means, reading }) => findNumber(means) !== findNumber(reading)).length} house numbers wrong\n`,
    );
    expect(readings.length).toBeGreaterThanOrEqual(150);
    expect(wrong.filter(({ means, reading }) => findNumber(means) !== findNumber(reading))).toEqual([]);
    expect(right / readings.filter(({ means }) => !isAsked(means)).length).toBeGreaterThanOrEqual(LEAST_RIGHT);
  });

  it.each(readings)('$typed', ({ means, reading }) => {
    expect(reading).toBe(means);
  });

  it('an address with its note is read again as it was written', () => {
    for (const { typed } of readings) {
      const read = readLocation(typed);
      if (!read.ok) continue;
      const again = readLocation(writeLocation(read.value.address, read.value.note));
      expect([typed, again]).toEqual([typed, read]);
    }
  });

  it('each reading of an unclear address is clear', () => {
    for (const { typed } of readings) {
      const read = readLocation(typed);
      if (read.ok || read.problem !== 'unclear') continue;
      expect([typed, read.readings.length > 0, read.readings.map((each) => readLocation(each).ok)]).toEqual([
        typed,
        true,
        read.readings.map(() => true),
      ]);
    }
  });
});

it.each([
  ['Kantstraße 12/3, 10623 Berlin', ['Kantstraße 12, Whg. 3, 10623 Berlin', 'Kantstraße Nr. 12/3, 10623 Berlin']],
  ['Kantstraße 30 12, 10623 Berlin', ['Kantstraße 30, Whg. 12, 10623 Berlin']],
  ['10623 Berlin Kantstraße 12/3', ['Kantstraße 12, Whg. 3, 10623 Berlin', 'Kantstraße Nr. 12/3, 10623 Berlin']],
])('asks about %s', (typed, expected) => {
  expect(readLocation(typed)).toEqual({ ok: false, problem: 'unclear', readings: expected });
});

it('a house number that could be house and flat is marked', () => {
  const address = { street: 'Kantstraße', streetNumber: '12/3', zip: '10623', city: 'Berlin' };
  expect(formatLocation(address)).toBe('Kantstraße Nr. 12/3, 10623 Berlin');
});

describe('what is about the door leaves the fields of an address', () => {
  it.each([
    ['30 Whg. 12', '30', 'Whg. 12'],
    ['30, 3. OG links', '30', '3. OG links'],
    ['30//12', '30', '12'],
    ['30a HH', '30a', 'HH'],
    ['30', '30', ''],
    ['12/3', '12/3', ''],
    ['30 12', '30 12', ''],
    ['5 1/2', '5 1/2', ''],
  ])('%s', (streetNumber, number, note) => {
    const address = { street: 'Kantstraße', streetNumber, zip: '10623', city: 'Berlin' };
    expect(separateDoor(address)).toEqual({ address: { ...address, streetNumber: number }, note });
  });

  it('a phone number leaves the town', () => {
    const address = { street: 'Kantstraße', streetNumber: '30', zip: '10623', city: 'Berlin 0170 12345' };
    expect(separateDoor(address)).toEqual({ address: { ...address, city: 'Berlin' }, note: '0170 12345' });
  });
});

it('takes linear time on hostile input', () => {
  const before = process.threadCpuUsage();
  for (const part of [
    'Whg. ',
    '1 ',
    '30/',
    'Haus ',
    'c/o ',
    '3. OG ',
    'a.',
    'Nr. ',
    '0170 ',
    'OT ',
    '12 b ',
    '(',
    '– ',
  ])
    for (const text of [
      part.repeat(30),
      `Kantstraße 30 ${part.repeat(30)}`,
      `${part.repeat(20)}, 10623 ${part.repeat(20)}`,
    ])
      readLocation(text.slice(0, 200));
  expect(process.threadCpuUsage(before).user).toBeLessThan(500_000);
});
