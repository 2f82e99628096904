import { zoneId } from '@tischlein/domain';
import { expect, it } from 'vitest';
import { compareFacts } from '@tischlein/ui/compare-facts';
import { describeZones } from './describe-zones.ts';
import { createForm } from './zone-form.ts';

const first = { ...createForm(zoneId('a'), 'Mitte'), postcodes: '10115' };
const second = {
  ...createForm(zoneId('b'), 'Wedding'),
  kind: 'polygon' as const,
  points: '52.1, 13.1\n52.2, 13.1\n52.1, 13.2',
};
const base = describeZones([first, second]);

it('a moved corner is a difference, though the zone reads the same', () => {
  const saved = describeZones([first, { ...second, points: '52.1, 13.1\n52.2, 13.1\n52.1, 13.3' }]);
  expect(compareFacts({ base, saved, mine: base })).toMatchObject([
    {
      name: 'Gebiet „Wedding“',
      saved: 'Wedding\n3 Eckpunkte\nAb 15\u00A0€ · Lieferung 2,50\u00A0€',
      changedBy: 'others',
    },
  ]);
});

it('another order is one difference, not one per zone', () => {
  const saved = describeZones([second, first]);
  expect(compareFacts({ base, saved, mine: base })).toMatchObject([
    { name: 'Gebiete in ihrer Reihenfolge', saved: '1. Wedding\n2. Mitte', mine: '1. Mitte\n2. Wedding' },
  ]);
});
