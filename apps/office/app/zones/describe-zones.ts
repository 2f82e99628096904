import { termsLine } from '@tischlein/wording';
import { ZONES } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';
import { readZone } from './read-zone.ts';
import type { ZoneForm } from './zone-form.ts';
import { describeArea } from './zone-summary.ts';

/** Zones in words, to compare versions. The first zone that matches an address counts, so their order is a fact. */
export const describeZones = (forms: readonly ZoneForm[]): readonly Fact[] => [
  ...forms.map((form) => ({
    key: form.id,
    name: ZONES.zone(form.name),
    text: describeForm(form),
    exact: JSON.stringify(readZone(form).zone),
  })),
  {
    name: ZONES.list,
    text: forms.map(({ name }, index) => `${index + 1}. ${name}`).join('\n'),
    exact: forms.map(({ id }) => id).join(' '),
  },
];

function describeForm(form: ZoneForm): string {
  const { zone } = readZone(form);
  if (!zone) return ZONES.incomplete;
  const { area } = zone;
  const place = area.kind === 'postcodes' ? area.postcodes.join(', ') : describeArea(area);
  return `${zone.name}\n${place}\n${termsLine(zone)}`;
}
