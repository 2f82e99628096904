import type { ListedOrder } from '@tischlein/contract/office';
import { ARCHIVE, deskStatus, orderStateKind } from '@tischlein/wording/office';
import { formatDate, formatDateTime, formatDateTimeWithYear, formatTime, todayInShop } from '../values/clock.ts';

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
export function formatWhen(instant: string): string {
  const date = formatDate(Date.parse(instant));
  const today = todayInShop();
  if (date === today) return formatTime(Date.parse(instant));
  return date.slice(0, 4) === today.slice(0, 4) ? formatDateTime(instant) : formatDateTimeWithYear(instant);
}
