import { showToast } from '@tischlein/ui/toasts';
import { OUR_TABLE, TABLE_MENU } from '@tischlein/wording/storefront';
import { useEffect } from 'react';
import { useShop } from '../context/shop-context.ts';
import { changeSeat } from '../guest/change-seat.ts';
import type { TableState } from './guest-table.ts';

/**
 * Follows the server, which knows where the guest sits: a code that a waiter shows leads to the bill without asking, and a
 * table may have been cleared.
 */
export function useSeat(state: TableState | undefined): void {
  const { guest, shop } = useShop();
  const seat = state?.kind === 'current' ? state.table.table : state?.kind === 'ended' ? null : undefined;
  useEffect(() => {
    const before = guest.options.get().table;
    if (seat === undefined || before === seat) return;
    changeSeat(guest, shop.id, seat);
    if (seat === null) showToast({ icon: 'info', text: TABLE_MENU.gone });
    else if (before) showToast({ icon: 'info', text: OUR_TABLE.movedTo(seat) });
  }, [seat, guest, shop.id]);
}
