import type { GuestFile } from '@tischlein/contract/office';
import { toCents } from '@tischlein/domain';
import { dayInShop, timeInShop, todayInShop } from '@tischlein/shop-time';
import { euro, nameMonth, nearDay } from '@tischlein/wording';
import { GUESTS } from '@tischlein/wording/office';
import { countOrders, type GuestOrder } from './list-guest-orders.ts';

interface GuestFactsProps {
  readonly guest: GuestFile;
  readonly orders: readonly GuestOrder[];
}

/** What a guest has ordered, in one line. */
export function GuestFacts({ guest, orders }: GuestFactsProps) {
  const [last, first] = [orders[0], orders.at(-1)];
  if (!last || !first) return null;
  const counted = countOrders(orders);
  const facts = [
    [GUESTS.facts.last, sayWhen(last.placedAt)],
    [GUESTS.facts.orders, String(guest.orders)],
    [GUESTS.facts.sum, euro(guest.sum)],
    [GUESTS.facts.average, counted === 0 ? '–' : euro(toCents(Math.round(guest.sum / counted)))],
    [GUESTS.facts.since, sayMonth(first.placedAt)],
  ] as const;
  return (
    <dl className="guest-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** 'heute, 18:44', '4. Oktober' */
export function sayWhen(instant: string): string {
  const [day, today] = [dayInShop(instant), todayInShop()];
  return day === today ? GUESTS.today(timeInShop(instant)) : nearDay(day, today);
}

/** 'März 2025' */
export function sayMonth(instant: string): string {
  const day = dayInShop(instant);
  return `${nameMonth(day)} ${day.slice(0, 4)}`;
}
