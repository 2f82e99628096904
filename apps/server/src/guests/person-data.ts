import { type Hindrance, PERSONAL_PARTS, type PersonalEntry } from '@tischlein/domain/guests';
import type { Reader, Writer } from '../db/database.ts';
import type { Person } from '../db/personal-data.ts';
import { PERSONAL_DATA_PARTS } from './personal-data-parts.ts';

/** Everything that a shop has stored about a person, empty facts left out. */
export async function readPersonData(reader: Reader, person: Person): Promise<PersonalEntry[]> {
  const entries: PersonalEntry[] = [];
  for (const part of PERSONAL_DATA_PARTS) entries.push(...(await part.read(reader, person)));
  return entries
    .toSorted((left, right) => PERSONAL_PARTS.indexOf(left.part) - PERSONAL_PARTS.indexOf(right.part))
    .map((entry) => ({
      ...entry,
      facts: Object.fromEntries(Object.entries(entry.facts).filter(([, value]) => value !== '')),
    }));
}

/** What the deletion of a person's data has to wait for. */
export async function findHindrances(reader: Reader, person: Person): Promise<Hindrance[]> {
  const hindrances: Hindrance[] = [];
  for (const part of PERSONAL_DATA_PARTS) hindrances.push(...((await part.findHindrances?.(reader, person)) ?? []));
  return hindrances;
}

/** Deletes or anonymizes everything that may go. Returns what stays, with its reason. */
export async function erasePersonData(writer: Writer, person: Person): Promise<PersonalEntry[]> {
  const entries = await readPersonData(writer, person);
  for (const part of PERSONAL_DATA_PARTS) await part.erase(writer, person);
  return entries.filter(({ kept }) => kept !== undefined);
}
