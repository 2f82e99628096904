import { toCents, zoneId } from '@tischlein/domain';
import type { DeliveryZone, ZoneArea } from '@tischlein/domain/shop';
import { describe, expect, it } from 'vitest';
import { readZone } from './read-zone.ts';
import { toForm, createForm, type ZoneForm } from './zone-form.ts';
import { listZoneHints } from './zone-hints.ts';

const FORM = { ...createForm(zoneId('mitte'), 'Mitte'), postcodes: '10115' };
const read = (change: Partial<ZoneForm>) => readZone({ ...FORM, ...change });
const zone = (name: string, area: ZoneArea): DeliveryZone => ({
  id: zoneId(name),
  name,
  area,
  deliveryFee: toCents(250),
  minimumOrderValue: toCents(1500),
  freeAfter: null,
});

describe('a zone form', () => {
  it.each<[string, Partial<ZoneForm>, Partial<DeliveryZone>]>([
    ['postcodes, each once', { postcodes: '10115, 10117;10115\n10119' }, { area: postcodes('10115 10117 10119') }],
    ['kilometres with a comma', { kind: 'radius', kilometres: '3,5' }, { area: { kind: 'radius', kilometres: 3.5 } }],
    ['a fee of whole euros', { deliveryFee: '3' }, { deliveryFee: toCents(300) }],
    ['an amount with its sign', { minimumOrderValue: '15,5 €' }, { minimumOrderValue: toCents(1550) }],
    ['always free', { freeAfter: '0' }, { freeAfter: toCents(0) }],
    ['never free', { freeAfter: ' ' }, { freeAfter: null }],
    [
      'corners as maps and as Germans write them',
      { kind: 'polygon', points: '52.5, 13.4\n52,6; 13,4\n\n52.6 13.5' },
      {
        area: {
          kind: 'polygon',
          points: [
            { latitude: 52.5, longitude: 13.4 },
            { latitude: 52.6, longitude: 13.4 },
            { latitude: 52.6, longitude: 13.5 },
          ],
        },
      },
    ],
  ])('%s', (_, typed, expected) => {
    expect(read(typed)).toMatchObject({ zone: expected, problems: {} });
  });

  it.each<[Partial<ZoneForm>, string]>([
    [{ name: ' ' }, 'Bitte gib dem Gebiet einen Namen.'],
    [{ postcodes: '' }, 'Bitte gib mindestens eine Postleitzahl an.'],
    [{ postcodes: '10115 1011' }, '„1011“ ist keine Postleitzahl: Sie hat fünf Ziffern.'],
    [{ postcodes: '101155 D-10115' }, '„101155“, „D-10115“ sind keine Postleitzahlen: Sie haben fünf Ziffern.'],
    [{ kind: 'radius', kilometres: '0' }, 'Bitte gib mehr als 0 und höchstens 200 km an.'],
    [{ kind: 'distance', kilometres: 'weit' }, 'Bitte gib mehr als 0 und höchstens 200 km an.'],
    [{ deliveryFee: '' }, 'Bitte gib einen Betrag an, zum Beispiel 2,50.'],
    [{ minimumOrderValue: '-1' }, 'Bitte gib einen Betrag an, zum Beispiel 2,50.'],
    [{ freeAfter: '20,505' }, 'Bitte gib einen Betrag an, zum Beispiel 2,50.'],
    [{ kind: 'polygon', points: '52.5, 13.4\n52.6, 13.4' }, 'Eine Fläche braucht mindestens drei Eckpunkte.'],
    [{ kind: 'polygon', points: '52.5, 13.4\nhier' }, 'Zeile 2 ist kein Punkt. So sieht einer aus: 52.5289, 13.4113'],
    [{ kind: 'polygon', points: '95, 13.4' }, 'Zeile 1 ist kein Punkt. So sieht einer aus: 52.5289, 13.4113'],
  ])('%o is rejected', (typed, sentence) => {
    const { zone: none, problems } = read(typed);
    expect([none, Object.values(problems)]).toEqual([null, [sentence]]);
  });

  it.each<ZoneArea>([
    postcodes('10115 10117'),
    { kind: 'radius', kilometres: 2.125 },
    { kind: 'distance', kilometres: 4 },
    {
      kind: 'polygon',
      points: [
        { latitude: 52.123456789, longitude: -0.5 },
        { latitude: 53, longitude: 13.4 },
        { latitude: 54, longitude: 13.45 },
      ],
    },
  ])('$kind is unchanged by opening and saving the form', (area) => {
    const saved = { ...zone('Mitte', area), freeAfter: toCents(5) };
    expect(readZone(toForm(saved)).zone).toEqual(saved);
  });
});

describe('hints', () => {
  const near = zone('Nah', { kind: 'radius', kilometres: 3 });
  const far = zone('Fern', { kind: 'radius', kilometres: 5 });
  const centre = zone('Mitte', postcodes('10115 10117'));
  const north = zone('Nord', postcodes('10117 13355'));

  it('names postcodes that a zone further up already has', () => {
    expect(listZoneHints([centre, north], north, true)).toEqual([
      '10117 steht schon weiter oben in „Mitte“ und gilt dort.',
    ]);
    expect(listZoneHints([centre, north], centre, true)).toEqual([]);
  });

  it('reports a distance zone that is never reached', () => {
    expect(listZoneHints([near, far], far, true)).toEqual([]);
    expect(listZoneHints([far, near], near, true)).toEqual([
      'Gilt nie: „Fern“ steht weiter oben und reicht mindestens so weit.',
    ]);
  });

  it('reports a radius without a branch location', () => {
    expect(listZoneHints([near], near, false)).toEqual([
      'Gilt nie, solange von Deiner Filiale kein Ort auf der Karte bekannt ist.',
    ]);
  });
});

function postcodes(words: string): ZoneArea {
  return { kind: 'postcodes', postcodes: words.split(' ') };
}
