import { expect, it } from 'vitest';
import { entertainmentFields } from './entertainment.ts';

const PLACE = { place: 'Tramonto Mitte, Torstraße 1, 10119 Berlin', day: '20.11.2026' };

it('asks for place, day, participants and occasion (§ 4 Abs. 5 Satz 1 Nr. 2 EStG)', () => {
  const fields = entertainmentFields({ ...PLACE, occasion: ' Umbau ', participants: 'Ada, Ben', recipient: '' }).flat();
  expect(fields.map(({ label, value }) => [label, value])).toEqual([
    ['Rechnung an (Name und Anschrift: bei mehr als 250 € nötig)', ''],
    ['Ort der Bewirtung', 'Tramonto Mitte, Torstraße 1, 10119 Berlin'],
    ['Tag der Bewirtung', '20.11.2026'],
    ['Anlass der Bewirtung', 'Umbau'],
    ['Bewirtete Personen, auch der Gastgeber', 'Ada, Ben'],
    ['Ort, Datum', ''],
    ['Unterschrift', ''],
  ]);
});
