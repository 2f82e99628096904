import { RESERVATION_ACTIONS, type ReservationAction } from '@tischlein/domain/reservations';
import { RESERVATION_PAGE } from '@tischlein/domain/shop';
import type { PageAddress } from './page-address.ts';

/** A link about a reservation: /tr/{id}/{type} (S1 §2, S3 R1). The id is the signed token. */
interface ReservationLink {
  readonly token: string;
  readonly action: ReservationAction;
}

const LINK = new RegExp(`^/${RESERVATION_PAGE}/(?<token>[\\w.-]{1,200})/(?<type>[a-z]+)/?$`);

/** null: another page. */
export function readReservationLink({ path }: PageAddress): ReservationLink | null {
  const { token, type } = LINK.exec(path)?.groups ?? {};
  const action = RESERVATION_ACTIONS.find((each) => each === type);
  return token === undefined || action === undefined ? null : { token, action };
}
