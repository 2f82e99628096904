/** Taken seats are counted by the quarter of an hour; every reservation begins and ends at one. */
export const QUARTER_MINUTES = 15;

/** A stay in minutes since 1970; the end is exclusive. */
export interface Stay {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The quarters of a stay, by their start. */
export function listQuarters({ startsAt, endsAt }: Stay): readonly number[] {
  const count = Math.max(0, Math.ceil((endsAt - startsAt) / QUARTER_MINUTES));
  return Array.from({ length: count }, (_, index) => startsAt + index * QUARTER_MINUTES);
}

/** Taken seats by quarter. */
export type TakenSeats = ReadonlyMap<number, number>;

/** Returns whether a party has room in every quarter of its stay. */
export function hasSeats(
  taken: TakenSeats,
  stay: Stay,
  { guests, seats }: { readonly guests: number; readonly seats: number },
): boolean {
  return listQuarters(stay).every((quarter) => (taken.get(quarter) ?? 0) + guests <= seats);
}

/** Changes of taken seats by quarter, in order. */
export type SeatChanges = readonly (readonly [quarter: number, seats: number])[];

interface Party extends Stay {
  readonly guests: number;
}

/**
 * What a party takes and gives back when its stay changes; null: it has no stay. In order, so that two changes that run at once
 * cannot wait for each other.
 */
export function changeSeats(before: Party | null, after: Party | null): SeatChanges {
  const changes = new Map<number, number>();
  const add = (party: Party | null, sign: 1 | -1): void => {
    if (!party) return;
    for (const quarter of listQuarters(party)) changes.set(quarter, (changes.get(quarter) ?? 0) + sign * party.guests);
  };
  add(before, -1);
  add(after, 1);
  return [...changes].filter(([, seats]) => seats !== 0).toSorted(([left], [right]) => left - right);
}

/** Taken seats without those of a party that is about to change its own reservation. */
export function withoutParty(taken: TakenSeats, party: Party): TakenSeats {
  const rest = new Map(taken);
  for (const [quarter, seats] of changeSeats(party, null)) rest.set(quarter, (rest.get(quarter) ?? 0) + seats);
  return rest;
}
