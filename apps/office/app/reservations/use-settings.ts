import * as calls from '@tischlein/contract/calls';
import type { ReservationSettingsRequest, SavedReservationSettings } from '@tischlein/contract/office';
import type { ReservationSettings } from '@tischlein/domain/shop';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { CONFLICT, RESERVATIONS } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import type { Fact } from '../ui/compare-facts.ts';
import { useConflict } from '../ui/use-conflict.ts';

/** What a small restaurant may begin with. */
const USUAL: ReservationSettings = {
  mode: 'byRestaurant',
  seats: 20,
  mostGuests: 8,
  intervalMinutes: 30,
  stayMinutes: 120,
  lastSeatingMinutes: 90,
  leadMinutes: 60,
  daysAhead: 60,
};

interface Draft {
  readonly enableReservations: boolean;
  readonly reservations: ReservationSettings;
}

/** How guests reserve: loaded once, edited locally, saved as a whole. */
export function useSettings(shop: string, onSaved: () => Promise<void>) {
  const readSettings = () => send(calls.getReservationSettings, { params: { shop } });
  const { value: saved, problem, refusal, read, write } = useRemote({ key: shop, read: readSettings });
  const { question, isSaving, save: saveOrAsk } = useConflict();
  /** null: nothing is changed. */
  const [edited, setEdited] = useState<Draft | null>(null);
  const draft = edited ?? (saved ? toDraft(saved) : null);
  const save = async (): Promise<boolean> => {
    if (!draft || !saved) return false;
    const { code } = await saveOrAsk({
      base: saved,
      send: ({ version }) => write(() => sendSettings(shop, draft, version), takeAnswer),
      read: readSettings,
      describe: (settings) => describe(toDraft(settings)),
      describeMine: () => describe(draft),
    });
    if (code === 'dropped') await read();
    // Keep edits made while saving.
    if (code === 'saved' || code === 'dropped') setEdited((now) => (now === edited ? null : now));
    if (code === 'saved') await onSaved();
    return code === 'saved';
  };
  return {
    draft,
    isChanged: edited !== null && JSON.stringify(edited) !== JSON.stringify(saved && toDraft(saved)),
    isValid: draft !== null && isValid(draft.reservations),
    isSaving,
    problem: refusal || problem,
    question,
    change: setEdited,
    save,
    discard: () => setEdited(null),
  };
}

/** A shop that has never taken reservations has them off, with the usual numbers. */
const toDraft = ({ enableReservations, reservations }: SavedReservationSettings): Draft => ({
  enableReservations: enableReservations && reservations !== null,
  reservations: reservations ?? USUAL,
});

/** Fails if the version has changed since it was read. */
const sendSettings = (shop: string, body: ReservationSettingsRequest, version: string) =>
  send(calls.saveReservationSettings, { params: { shop }, headers: { 'if-match': `"${version}"` }, body });

function isValid(settings: ReservationSettings): boolean {
  const { stayMinutes, lastSeatingMinutes, ...others } = settings;
  const numbers = Object.values(others).filter((value) => typeof value === 'number');
  const quarters = [stayMinutes, lastSeatingMinutes];
  return (
    numbers.every((value) => Number.isInteger(value) && value >= 0) &&
    quarters.every((value) => Number.isInteger(value) && value >= 0 && value % 15 === 0) &&
    stayMinutes >= 30 &&
    settings.seats >= 1 &&
    settings.mostGuests >= 1
  );
}

const describe = ({ enableReservations, reservations }: Draft): readonly Fact[] => [
  { name: RESERVATIONS.isOn, text: enableReservations ? CONFLICT.yes : CONFLICT.no },
  { name: RESERVATIONS.mode, text: RESERVATIONS.modes[reservations.mode] },
  { name: RESERVATIONS.seats, text: String(reservations.seats) },
  { name: RESERVATIONS.mostGuests, text: String(reservations.mostGuests) },
  { name: RESERVATIONS.interval, text: RESERVATIONS.minutes(reservations.intervalMinutes) },
  { name: RESERVATIONS.stay, text: String(reservations.stayMinutes) },
  { name: RESERVATIONS.lastSeating, text: String(reservations.lastSeatingMinutes) },
  { name: RESERVATIONS.lead, text: String(reservations.leadMinutes) },
  { name: RESERVATIONS.daysAhead, text: String(reservations.daysAhead) },
];
