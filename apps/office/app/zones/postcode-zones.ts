import { splitPostcodes } from './read-zone.ts';
import type { ZoneForm } from './zone-form.ts';

/** The place in the list of the zone in which a postcode counts: the first one that names it; null: none does. */
export function findZoneOfPostcode(forms: readonly ZoneForm[], zip: string): number | null {
  const index = forms.findIndex((form) => form.kind === 'postcodes' && splitPostcodes(form.postcodes).includes(zip));
  return index < 0 ? null : index;
}

/** Takes a postcode into a zone, or out of it. */
export function togglePostcode(form: ZoneForm, zip: string): ZoneForm {
  const known = splitPostcodes(form.postcodes);
  const next = known.includes(zip) ? known.filter((each) => each !== zip) : [...known, zip].toSorted();
  return { ...form, postcodes: next.join(' ') };
}

const COLOURS = 6;

/** The colour of a zone by its place in the list; its number says the same. */
export const toColour = (index: number): number => index % COLOURS;
