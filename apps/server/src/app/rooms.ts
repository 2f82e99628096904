import { accounts } from '../accounts/room.ts';
import { advertising } from '../advertising/room.ts';
import { applications } from '../applications/room.ts';
import { audit } from '../audit/room.ts';
import { backups } from '../backups/room.ts';
import { books } from '../books/room.ts';
import { codes } from '../codes/room.ts';
import { coupons } from '../coupons/room.ts';
import { db } from '../db/room.ts';
import { delivery } from '../delivery/room.ts';
import { escalation } from '../escalation/room.ts';
import { feedback } from '../feedback/room.ts';
import { franchise } from '../franchise/room.ts';
import { groupOrders } from '../group-orders/room.ts';
import { guests } from '../guests/room.ts';
import { imports } from '../imports/room.ts';
import { integrations } from '../integrations/room.ts';
import { look } from '../look/room.ts';
import { mail } from '../mail/room.ts';
import { media } from '../media/room.ts';
import { menu } from '../menu/room.ts';
import { metrics } from '../metrics/room.ts';
import { office } from '../office/room.ts';
import { operator } from '../operator/room.ts';
import { opening } from '../opening/room.ts';
import { orderChanges } from '../order-changes/room.ts';
import { orders } from '../orders/room.ts';
import { outbox } from '../outbox/room.ts';
import { ownValues } from '../own-values/room.ts';
import { payments } from '../payments/room.ts';
import { printing } from '../printing/room.ts';
import { push } from '../push/room.ts';
import { receipts } from '../receipts/room.ts';
import { reservations } from '../reservations/room.ts';
import { shops } from '../shops/room.ts';
import { staff } from '../staff/room.ts';
import { stock } from '../stock/room.ts';
import { storefront } from '../storefront/room.ts';
import { tables } from '../tables/room.ts';
import { tiles } from '../tiles/room.ts';
import { tours } from '../tours/room.ts';
import { tracking } from '../tracking/room.ts';
import { visits } from '../visits/room.ts';
import { withdrawals } from '../withdrawals/room.ts';
import type { PersonalDataPart } from '../db/personal-data.ts';
import type { Room } from '../room.ts';

/**
 * The rooms that bring something. Those that follow orders come first, in the order in which they hear of them: payments first, and
 * receipts before what refers to them.
 */
export const ROOMS: readonly Room[] = [
  payments,
  orders,
  advertising,
  accounts,
  receipts,
  feedback,
  groupOrders,
  tables,
  push,
  integrations,
  tours,
  printing,
  orderChanges,
  withdrawals,
  applications,
  reservations,
  tracking,
  escalation,
  look,
  codes,
  visits,
  audit,
  books,
  guests,
  office,
  imports,
  ownValues,
  storefront,
  metrics,
  operator,
  coupons,
  menu,
  opening,
  stock,
  franchise,
  staff,
  shops,
  delivery,
  media,
  tiles,
  backups,
  mail,
  outbox,
  db,
];

/** In reverse: others find their rows by the contact of the orders, which lose it near the end. */
export const PERSONAL_DATA: readonly PersonalDataPart[] = ROOMS.toReversed().flatMap(
  ({ personalData = [] }) => personalData,
);
