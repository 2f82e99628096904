import { showToast } from '@tischlein/ui/toasts';
import { TABLE_MENU } from '@tischlein/wording/storefront';
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
    if (seat === undefined || guest.options.get().table === seat) return;
    changeSeat(guest, shop.id, seat);
    if (seat === null) showToast({ icon: 'info', text: TABLE_MENU.gone });
  }, [seat, guest, shop.id]);
}
