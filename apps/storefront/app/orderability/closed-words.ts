import type { DeliveryType } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { Hindrance } from '@tischlein/domain/orderability';
import { closedText, NO_ORDERS_HERE, specialClosingText } from '@tischlein/wording';
import { ORDERABILITY } from '@tischlein/wording/storefront';

interface ClosedWords {
  readonly reason: string;
  /** When the shop opens, unless the reason says so; empty: unknown. */
  readonly next: string;
}

/** Why the shop is closed, said once, and when it opens. Which day it is, only the server knows: it says what applies today. */
export function closedWords({ customerInfo, specialOpeningTimes, ...period }: DeliveryPeriod): ClosedWords {
  const isSaidToday = (text: string): boolean => `\n${customerInfo}\n`.includes(`\n${text}\n`);
  const closings = specialOpeningTimes.filter(
    ({ hours, deliveryHours = [] }) => hours.length + deliveryHours.length === 0,
  );
  const special = closings.map(specialClosingText).find(isSaidToday);
  const opens = period.nextOpeningTimeString;
  return special === undefined
    ? { reason: closedText(period.openInMinutes, opens), next: '' }
    : { reason: special, next: opens === '' ? '' : ORDERABILITY.opens(opens) };
}

/** The notices of the day that say something else than why the shop is closed. */
export const listOtherNotices = (period: DeliveryPeriod): readonly string[] =>
  period.customerInfo
    .split('\n')
    .filter((line) => line !== '' && (period.insideOpenHours || line !== closedWords(period).reason));

/** Why nothing can be ordered at all: the reason, then whatever else helps. */
export function whyNever(because: Hindrance, period: DeliveryPeriod, deliveryType: DeliveryType): readonly string[] {
  const others = listOtherNotices(period);
  switch (because) {
    case 'typeOff':
      return [NO_ORDERS_HERE];
    case 'closed': {
      const { reason, next } = closedWords(period);
      return [reason, next, ...others].filter(Boolean);
    }
    // The notices say until when.
    case 'paused':
      return others.length > 0 ? others : [ORDERABILITY.notNow(deliveryType)];
    case 'notNow':
      return [ORDERABILITY.notNow(deliveryType), ...others];
  }
}
