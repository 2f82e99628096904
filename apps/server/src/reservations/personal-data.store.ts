import { foldPhone } from '@tischlein/domain/guests';
import { takesSeats } from '@tischlein/domain/reservations';
import { GUEST_ERASED } from '@tischlein/wording';
import type { Reader } from '../db/database.ts';
import type { Person, PersonalDataPart } from '../db/personal-data.ts';
import type { Row } from '../db/tables.ts';

/** Reserved tables; a deletion waits for those to come, which the guest or the restaurant can cancel. */
export const reservationData: PersonalDataPart = {
  columns: { reservations: ['name', 'email', 'phone', 'wish', 'message', 'request_key', 'request_hash'] },
  read: async (reader, person) =>
    (await readReservations(reader, person)).map((row) => ({
      part: 'reservation',
      facts: {
        startsAt: row.starts_at,
        people: String(row.guests),
        name: row.name,
        email: row.email,
        phone: row.phone,
        wish: row.wish,
        message: row.message,
        state: row.state,
        placedAt: row.received_at,
      },
    })),
  // Its seats stay counted until it is deleted with its day.
  erase: async (writer, person) => {
    for (const { reservation_id } of await readReservations(writer, person))
      await writer
        .updateTable('reservations')
        .set({ ...ERASED, request_key: `erased ${reservation_id}` })
        .where('shop_id', '=', person.shopId)
        .where('reservation_id', '=', reservation_id)
        .execute();
  },
  findHindrances: async (reader, person) =>
    (await readReservations(reader, person))
      .filter(({ state, ends_at }) => takesSeats(state) && ends_at > person.now)
      .map(({ starts_at }) => ({ kind: 'reservation', startsAt: starts_at })),
};

const ERASED = { name: GUEST_ERASED, email: '', phone: '', wish: '', message: '', request_hash: '' } as const;

async function readReservations(reader: Reader, { shopId, email, phone }: Person): Promise<Row<'reservations'>[]> {
  const rows = await reader
    .selectFrom('reservations')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where((row) => row(row.fn<string>('lower', ['email']), '=', email))
    .orderBy('starts_at', 'desc')
    .execute();
  return email === '' ? rows.filter((row) => foldPhone(row.phone) === phone) : rows;
}
