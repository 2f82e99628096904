import { expect, it } from 'vitest';
import { zoneAreaText } from './zone-area.ts';

// § 312j (1) BGB: delivery restrictions.
it.each([
  [{ kind: 'postcodes', postcodes: ['10117', '10115'] }, 'Postleitzahlen 10115, 10117'],
  [{ kind: 'postcodes', postcodes: ['10117'] }, 'Postleitzahl 10117'],
  [{ kind: 'radius', kilometres: 2.5 }, 'Umkreis von 2,5 km um das Restaurant'],
  [{ kind: 'distance', kilometres: 4 }, 'bis 4 km Fahrweg vom Restaurant'],
] as const)('says where a zone is: %j', (area, words) => {
  expect(zoneAreaText(area)).toBe(words);
});
