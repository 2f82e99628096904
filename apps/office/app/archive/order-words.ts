import type { ListedOrder } from '@tischlein/contract/office';
import { ARCHIVE, deskStatus, orderStateKind } from '@tischlein/wording/office';
import { dayInShop, formatDateTime, timeInShop, todayInShop } from '@tischlein/shop-time';

type OrderState = Pick<ListedOrder, 'status' | 'paymentStatus' | 'deliveryType' | 'isReleased'>;

interface StateWords {
  readonly kind: 'good' | 'warn' | 'bad' | 'off';
  readonly name: string;
}

/** What has become of an order; money that went back comes first. */
export function describeState({ status, paymentStatus, deliveryType, isReleased }: OrderState): StateWords {
  if (paymentStatus === 'partlyRefunded') return { kind: 'warn', name: ARCHIVE.partlyRefunded };
  if (paymentStatus === 'refunded') return { kind: 'warn', name: ARCHIVE.refunded };
  if (!isReleased) return { kind: 'off', name: ARCHIVE.notPaid };
  return { kind: orderStateKind(status), name: deskStatus(status, deliveryType) };
}

/** '18:44' today, 'Fr., 27.11., 18:44' this year, else with the year. */
export const formatWhen = (instant: string): string =>
  dayInShop(instant) === todayInShop() ? timeInShop(instant) : formatDateTime(instant);
