import * as calls from '@tischlein/contract/calls';
import type { ReservationSettingsRequest, SavedReservationSettings } from '@tischlein/contract/office';
import type { ReservationSettings, ShopConfig } from '@tischlein/domain/shop';
import type { Fact } from '@tischlein/ui/compare-facts';
import { type OpenDocuments, useDocument } from '@tischlein/ui/use-document';
import { CONFLICT, RESERVATIONS } from '@tischlein/wording/office';
import { send } from '../api/send.ts';

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

const documents: OpenDocuments<SavedReservationSettings, Draft> = new Map();

/** How guests reserve, being edited. */
export function useSettings(shop: string, onSaved: () => Promise<void>) {
  const { part: draft, ...edited } = useDocument<SavedReservationSettings, Draft>({
    key: shop,
    documents,
    read: () => send(calls.getReservationSettings, { params: { shop } }),
    write: ({ version }, changed) => sendSettings(shop, changed, version),
    part: toDraft,
    describe,
    onSaved: () => void onSaved(),
  });
  const compared = {
    version: edited.saved && edited.saved.version,
    here: draft && toSettings(draft),
    take: ({ enableReservations, reservations = USUAL }: ShopConfig) =>
      edited.change({ enableReservations, reservations }),
  };
  return { ...edited, draft, compared, isValid: draft !== null && isValid(draft.reservations) };
}

/** What is saved; the usual numbers are a suggestion until reservations are on. */
const toSettings = ({ enableReservations, reservations }: Draft): Partial<ShopConfig> => ({
  enableReservations,
  ...((enableReservations || reservations !== USUAL) && { reservations }),
});

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
