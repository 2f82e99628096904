import type { DeskOrder } from '@tischlein/contract/office';
import { ESCALATION_OFFICE as SAY, endText, toldText } from '@tischlein/wording/office';
import { euro, isPaidInPerson } from '@tischlein/wording';
import { useState } from 'react';
import { formatTime } from '../values/clock.ts';
import { Icon } from '../ui/icon.tsx';
import { countMinutesSince, findAge } from './desk.ts';
import { Takeover } from './takeover.tsx';
import type { LiveDesk } from './use-desk.ts';

interface UnansweredProps {
  /** Unanswered orders. */
  readonly waiting: readonly DeskOrder[];
  readonly now: number;
  readonly run: LiveDesk['run'];
  readonly onChoose: (order: DeskOrder) => void;
}

/** The band for an order that waits too long; later, the order takes the whole screen until staff see to it. */
export function Unanswered({ waiting, now, run, onChoose }: UnansweredProps) {
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
          <span>{describePlan(oldest)}</span>
        </p>
        <button type="button" className="button button-line" onClick={() => onChoose(oldest)}>
          {SAY.show}
        </button>
      </section>
      {taking && (
        <Takeover
          key={taking.id}
          order={taking}
          minutes={countWaited(taking, now)}
          plan={describePlan(taking)}
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
const countWaited = ({ unanswered, placedAt }: DeskOrder, now: number): number =>
  countMinutesSince(unanswered?.since ?? placedAt, now);

/** 'Ada weiß Bescheid. Um 18:51 Uhr lehnen wir für Dich ab und zahlen 20,62 € zurück.' */
function describePlan(order: DeskOrder): string {
  const { unanswered, paymentMethod, quote } = order;
  if (!unanswered) return '';
  const { people, last, lastMinutes } = unanswered;
  const time = formatTime(findSince(order) + lastMinutes * 60_000);
  const isPaid = paymentMethod !== null && !isPaidInPerson(paymentMethod);
  return [toldText(people), endText({ last, time, refund: isPaid ? euro(quote.steps.TOTAL) : '' })]
    .filter(Boolean)
    .join(' ');
}
