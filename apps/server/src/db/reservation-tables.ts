import type { ShopId } from '@tischlein/domain';
import type { ReservationState } from '@tischlein/domain/reservations';

export interface ReservationTables {
  reservations: ReservationRow;
  reserved_seats: ReservedSeatsRow;
}

/** A reserved table. Its stay begins and ends at a quarter of an hour. */
export interface ReservationRow {
  shop_id: ShopId;
  reservation_id: string;
  /** The client's idempotency key, or one made from a double click; `request_hash` is of what it sent. */
  request_key: string;
  request_hash: string;
  state: ReservationState;
  /** Counts changes; the SEQUENCE of the calendar entry. */
  sequence: number;
  starts_at: string;
  ends_at: string;
  guests: number;
  name: string;
  /** '' if it was entered by staff without one. */
  email: string;
  phone: string;
  wish: string;
  /** The restaurant's words when it declined or cancelled. */
  message: string;
  cancelled_by: 'guest' | 'restaurant' | null;
  /** When the guest confirmed that they come. */
  guest_sure_at: string | null;
  received_at: string;
}

/** Seats taken in a quarter of an hour, by all reservations together. */
interface ReservedSeatsRow {
  shop_id: ShopId;
  quarter_at: string;
  seats: number;
}
