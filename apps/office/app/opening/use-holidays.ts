import * as calls from '@tischlein/contract/calls';
import type { Holidays } from '@tischlein/contract/office';
import type { Land } from '@tischlein/domain/opening';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../api/send.ts';

/** The holidays of a Land: at first the one of the shop's postcode. */
export function useHolidays(shop: string) {
  const [wanted, setLand] = useState<Land | null>(null);
  const [shown, setShown] = useState<Holidays | null>(null);
  const { value, problem } = useRemote<Holidays>({
    key: `holidays ${shop} ${wanted ?? ''}`,
    read: () => send(calls.listHolidays, { params: { shop }, query: wanted === null ? {} : { land: wanted } }),
  });
  // Those of the Land before are shown until the others are read.
  if (value && value !== shown) setShown(value);
  const holidays = value ?? shown;
  /** Chosen in the list; that of `holidays` once they are read. */
  const land = wanted ?? holidays?.land ?? null;
  return { holidays, land, problem, setLand };
}
