/** New values by field; undefined removes an optional field. */
export type FieldChange<Entry> = { readonly [Field in keyof Entry]?: Entry[Field] | undefined };

/** Changes fields of an entry; fields set to undefined are removed, so that documents hold no empty fields. */
export function withFields<Entry extends object>(entry: Entry, change: FieldChange<Entry>): Entry {
  const next = { ...entry };
  Object.assign(next, change);
  for (const [field, value] of Object.entries(change)) if (value === undefined) Reflect.deleteProperty(next, field);
  return next;
}

/** Changes the entry with this id. */
export function editById<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: Entry['id'],
  edit: (entry: Entry) => Entry,
): readonly Entry[] {
  return entries.map((entry) => (entry.id === id ? edit(entry) : entry));
}

/** Indexes of an entry before and after a move. */
export interface Move {
  readonly from: number;
  readonly to: number;
}

/** Moves an entry to another place; places outside the list mean its ends. */
export function moveWithin<Entry>(entries: readonly Entry[], { from, to }: Move): readonly Entry[] {
  const rest = entries.filter((_, index) => index !== from);
  const place = Math.max(0, Math.min(to, rest.length));
  return from < 0 || from >= entries.length
    ? entries
    : [...rest.slice(0, place), ...entries.slice(from, from + 1), ...rest.slice(place)];
}

/** Adds or removes a value; the order of the others stays. */
export const withMember = <Value>(values: readonly Value[], value: Value, isIn: boolean): readonly Value[] => {
  const others = values.filter((each) => each !== value);
  return isIn ? [...others, value] : others;
};
