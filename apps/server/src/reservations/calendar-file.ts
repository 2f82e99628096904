import { takesSeats } from '@tischlein/domain/reservations';
import { formatShopAddress, type ShopConfig } from '@tischlein/domain/shop';
import { reservationCalendarTitle } from '@tischlein/wording/documents';
import { default as createCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Row } from '../db/tables.ts';

interface CalendarEntry {
  readonly config: ShopConfig;
  readonly row: Row<'reservations'>;
  /** The guest's page about it. */
  readonly url: string;
  /** Origin of the server; its host is part of the UID. */
  readonly publicUrl: string;
  readonly now: string;
}

const STATUS = {
  requested: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  declined: ICalEventStatus.CANCELLED,
  cancelled: ICalEventStatus.CANCELLED,
} as const satisfies Record<Row<'reservations'>['state'], ICalEventStatus>;

/**
 * A reservation as a calendar file. Its UID stays and its SEQUENCE grows, so that a later file changes or cancels the entry of an
 * earlier one (RFC 5546).
 */
export function writeCalendarFile({ config, row, url, publicUrl, now }: CalendarEntry) {
  const method = takesSeats(row.state) ? ICalCalendarMethod.REQUEST : ICalCalendarMethod.CANCEL;
  const calendar = createCalendar({
    method,
    prodId: { company: 'Tischlein', product: 'Reservierung', language: 'DE' },
  });
  const event = calendar.createEvent({
    id: `${row.reservation_id}@${new URL(publicUrl).hostname}`,
    sequence: row.sequence,
    start: row.starts_at,
    end: row.ends_at,
    stamp: now,
    summary: reservationCalendarTitle(config.restaurantName, row.guests),
    location: [config.restaurantName, formatShopAddress(config)].filter(Boolean).join(', '),
    description: url,
    url,
    status: STATUS[row.state],
  });
  if (config.email) event.organizer({ name: config.restaurantName, email: config.email });
  if (row.email) event.createAttendee({ name: row.name, email: row.email, rsvp: false });
  return {
    name: 'reservierung.ics',
    text: calendar.toString(),
    type: `text/calendar; charset=utf-8; method=${method}`,
  };
}
