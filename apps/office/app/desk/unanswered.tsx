import type { DeskOrder } from '@tischlein/contract/office';
import { ESCALATION_OFFICE as SAY, endText, endTime, toldText } from '@tischlein/wording/office';
import { euro, isPaidInPerson } from '@tischlein/wording';
import { Suspense, useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { Icon } from '../ui/icon.tsx';
import { loadSoon } from '../ui/load-late.tsx';
import type { DeskState } from './use-desk-state.ts';
import { countWaited, findAge, findEnd, formatDay } from './waiting.ts';

const Takeover = loadSoon(async () => (await import('./takeover.tsx')).Takeover);

/** The band for orders that wait too long; later, all of them take the whole screen until staff see to them. */
export function Unanswered({ state }: { readonly state: DeskState }) {
  const { waiting, now, shopNames } = state;
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const [isAskedFor, setAskedFor] = useState(false);
  const late = waiting
    .filter((order) => isLong(order, now))
    .toSorted((left, right) => findSince(left) - findSince(right) || left.number - right.number);
  const [oldest] = late;
  if (!oldest) return null;
  const isTaking = isAskedFor || late.some((order) => isAlarm(order, now) && !seen.has(order.id));
  const title = SAY.wait(
    late.map(({ number }) => number),
    countWaited(oldest, now),
  );
  return (
    <>
      <section className="notice desk-alarm" data-kind="bad" aria-label={title}>
        <Icon name="bell" />
        <p>
          <strong>{title}</strong>
          <span>
            {[shopNames.get(oldest.shop), tellWho(oldest), describeEnd(oldest, now)].filter(Boolean).join(' ')}
          </span>
        </p>
        <button type="button" className="button button-line" onClick={() => setAskedFor(true)}>
          {SAY.show}
        </button>
      </section>
      {isTaking && (
        <Suspense>
          <Takeover
            late={late}
            state={state}
            told={tellWho(oldest)}
            describeEnd={describeEnd}
            onClosed={() => {
              setAskedFor(false);
              setSeen(new Set(late.map(({ id }) => id)));
            }}
          />
        </Suspense>
      )}
    </>
  );
}

const isAlarm = (order: DeskOrder, now: number): boolean => ['call', 'end'].includes(findAge(order, now) ?? '');
const isLong = (order: DeskOrder, now: number): boolean => findAge(order, now) === 'tell' || isAlarm(order, now);
const findSince = ({ unanswered, placedAt }: DeskOrder): number => Date.parse(unanswered?.since ?? placedAt);

/** 'Ada weiß Bescheid.' */
const tellWho = ({ unanswered }: DeskOrder): string => toldText(unanswered?.people ?? []);

/** 'Um 18:51 Uhr lehnen wir für Dich ab und zahlen 20,62 € zurück.' */
function describeEnd({ unanswered, paymentMethod, quote, table }: DeskOrder, now: number): string {
  if (!unanswered) return '';
  const end = findEnd(unanswered);
  if (end === null) return table === null ? SAY.neverEnds : SAY.tableNeverEnds;
  const isPaid = paymentMethod !== null && !isPaidInPerson(paymentMethod);
  return endText({
    last: unanswered.last,
    when: endTime(formatDay(end, now), timeInShop(end)),
    refund: isPaid ? euro(quote.steps.TOTAL) : '',
  });
}
