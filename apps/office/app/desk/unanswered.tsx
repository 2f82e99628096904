import type { DeskOrder } from '@tischlein/contract/office';
import { ESCALATION_OFFICE as SAY, endText, endTime, toldText } from '@tischlein/wording/office';
import { euro, isPaidInPerson } from '@tischlein/wording';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { Icon } from '../ui/icon.tsx';
import { Takeover } from './takeover.tsx';
import type { LiveDesk } from './use-desk.ts';
import { countWaited, findAge, findEnd, formatDay } from './waiting.ts';

interface UnansweredProps {
  /** Unanswered orders. */
  readonly waiting: readonly DeskOrder[];
  readonly now: number;
  /** By id; empty: all orders are of one shop. */
  readonly shopNames: ReadonlyMap<string, string>;
  readonly run: LiveDesk['run'];
  readonly onChoose: (order: DeskOrder) => void;
}

/** The band for an order that waits too long; later, the order takes the whole screen until staff see to it. */
export function Unanswered({ waiting, now, shopNames, run, onChoose }: UnansweredProps) {
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [oldest] = waiting
    .filter((order) => isLong(order, now))
    .toSorted((left, right) => findSince(left) - findSince(right));
  if (!oldest) return null;
  const taking = waiting.find((order) => isAlarm(order, now) && !seen.has(order.id));
  return (
    <>
      <section
        className="notice desk-alarm"
        data-kind="bad"
        aria-label={SAY.waits(oldest.number, countWaited(oldest, now))}
      >
        <Icon name="bell" />
        <p>
          <strong>{SAY.waits(oldest.number, countWaited(oldest, now))}</strong>
          <span>{[shopNames.get(oldest.shop), describePlan(oldest, now)].filter(Boolean).join(' · ')}</span>
        </p>
        <button type="button" className="button button-line" onClick={() => onChoose(oldest)}>
          {SAY.show}
        </button>
      </section>
      {taking && (
        <Takeover
          key={taking.id}
          order={taking}
          shopName={shopNames.get(taking.shop) ?? null}
          minutes={countWaited(taking, now)}
          plan={describePlan(taking, now)}
          others={waiting.length - 1}
          run={run}
          onClosed={() => setSeen((before) => new Set(before).add(taking.id))}
        />
      )}
    </>
  );
}

const isAlarm = (order: DeskOrder, now: number): boolean => ['call', 'end'].includes(findAge(order, now) ?? '');
const isLong = (order: DeskOrder, now: number): boolean => findAge(order, now) === 'tell' || isAlarm(order, now);
const findSince = ({ unanswered, placedAt }: DeskOrder): number => Date.parse(unanswered?.since ?? placedAt);

/** 'Ada weiß Bescheid. Um 18:51 Uhr lehnen wir für Dich ab und zahlen 20,62 € zurück.' */
function describePlan({ unanswered, paymentMethod, quote }: DeskOrder, now: number): string {
  if (!unanswered) return '';
  const end = findEnd(unanswered);
  const isPaid = paymentMethod !== null && !isPaidInPerson(paymentMethod);
  const refund = isPaid ? euro(quote.steps.TOTAL) : '';
  const when = end === null ? '' : endTime(formatDay(end, now), timeInShop(end));
  return [toldText(unanswered.people), when && endText({ last: unanswered.last, when, refund })]
    .filter(Boolean)
    .join(' ');
}
