import * as calls from '@tischlein/contract/calls';
import { send } from '../api/send.ts';
import type { ShopPage } from '../context/shop-context.ts';
import { changeSeat } from '../guest/change-seat.ts';

/** Gets up from the table: the shop is the ordinary one again. */
export function leaveTable({ guest, shop }: Pick<ShopPage, 'guest' | 'shop'>): void {
  changeSeat(guest, shop.id, null);
  // If it does not arrive, the cookie ends with the day.
  void send(calls.leaveTable, { params: { shop: shop.id } });
}
