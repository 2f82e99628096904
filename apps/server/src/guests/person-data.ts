import { type Hindrance, PERSONAL_PARTS, type PersonalEntry } from '@tischlein/domain/guests';
import type { Reader, Writer } from '../db/database.ts';
import type { Person, PersonalDataPart } from '../db/personal-data.ts';

type Parts = readonly PersonalDataPart[];

/** Everything that a shop has stored about a person, empty facts left out. */
export async function readPersonData(parts: Parts, reader: Reader, person: Person): Promise<PersonalEntry[]> {
  const entries: PersonalEntry[] = [];
  for (const part of parts) entries.push(...(await part.read(reader, person)));
  return entries
    .toSorted((left, right) => PERSONAL_PARTS.indexOf(left.part) - PERSONAL_PARTS.indexOf(right.part))
    .map((entry) => ({
      ...entry,
      facts: Object.fromEntries(Object.entries(entry.facts).filter(([, value]) => value !== '')),
    }));
}

/** What the deletion of a person's data has to wait for. */
export async function findHindrances(parts: Parts, reader: Reader, person: Person): Promise<Hindrance[]> {
  const hindrances: Hindrance[] = [];
  for (const part of parts) hindrances.push(...((await part.findHindrances?.(reader, person)) ?? []));
  return hindrances;
}

/** Deletes or anonymizes everything that may go. Returns what stays, with its reason. */
export async function erasePersonData(parts: Parts, writer: Writer, person: Person): Promise<PersonalEntry[]> {
  const entries = await readPersonData(parts, writer, person);
  for (const part of parts) await part.erase(writer, person);
  return entries.filter(({ kept }) => kept !== undefined);
}
