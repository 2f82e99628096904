import * as calls from '@tischlein/contract/calls';
import type { ReservationTimes } from '@tischlein/contract/shop';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

const USUAL_PARTY = 2;
const AGAIN_AFTER_MS = 60_000;

interface FirstChoice {
  /** Of the reservation that is about to change. */
  readonly token: string;
  readonly guests: number;
  readonly date: string;
  readonly startsAt: string;
}

export interface TableChoice {
  readonly guests: number;
  /** Days and limits; undefined until they are loaded for the first time. */
  readonly offer: ReservationTimes | undefined;
  /** Times of the chosen day; undefined while they are loading. */
  readonly times: ReservationTimes['times'] | undefined;
  readonly date: string | null;
  /** undefined: none is chosen, or it has been taken since. */
  readonly time: ReservationTimes['times'][number] | undefined;
  /** Why the times cannot be read; empty: they can. */
  readonly problem: string;
  readonly setGuests: (guests: number) => void;
  readonly setDate: (date: string) => void;
  readonly setStartsAt: (startsAt: string) => void;
  readonly reload: () => Promise<void>;
}

/** Party, day and time that a guest chooses, with the free times of the server. */
export function useTableChoice(first?: FirstChoice): TableChoice {
  const { shop } = useShop();
  const [wantedGuests, setGuests] = useState(first?.guests ?? USUAL_PARTY);
  const [date, setDate] = useState(first?.date ?? null);
  const [startsAt, setStartsAt] = useState(first?.startsAt ?? '');
  const [known, setKnown] = useState<ReservationTimes>();
  const token = first?.token ?? null;
  // A party that staff have entered may be larger.
  const most = Math.max(known?.mostGuests ?? wantedGuests, first?.guests ?? 0);
  const guests = Math.min(wantedGuests, most);
  const { value, problem, read } = useRemote<ReservationTimes>({
    key: `${shop.id} ${date} ${guests}`,
    read: () => send(calls.findReservationTimes, { params: { shop: shop.id }, body: { date, guests, token } }),
    againAfter: () => AGAIN_AFTER_MS,
  });
  if (value !== undefined && value !== known) setKnown(value);
  const offer = value ?? known;
  return {
    guests,
    offer,
    times: value?.times,
    date: date ?? offer?.date ?? null,
    time: value?.times.find((time) => time.startsAt === startsAt && time.isFree),
    problem,
    setGuests,
    setDate,
    setStartsAt,
    reload: read,
  };
}
