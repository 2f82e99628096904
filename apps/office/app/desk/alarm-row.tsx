import type { DeskOrder, OrderActionRequest } from '@tischlein/contract/office';
import { DESK, formatDestination, formatWithout, ESCALATION_OFFICE as SAY } from '@tischlein/wording/office';
import { Suspense, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { loadLate } from '../ui/load-late.tsx';
import { AnswerPair } from './answer-pair.tsx';
import { MarkedNote } from './marked-note.tsx';
import { pickIcon } from './pick-icon.ts';
import type { LiveDesk } from './use-desk.ts';
import { type ChosenMinutes, toAcceptance } from './use-minutes.ts';
import { formatWait } from './waiting.ts';

const RefuseForm = loadLate(async () => (await import('./refuse-form.tsx')).RefuseForm);

interface AlarmRowProps {
  readonly order: DeskOrder;
  readonly now: number;
  /** null: all orders of the desk are of one shop. */
  readonly shopName: string | null;
  /** When it is refused, and the amount paid back. */
  readonly end: string;
  readonly minutes: ChosenMinutes;
  readonly run: LiveDesk['run'];
  /** The row is about to go. */
  readonly onAnswered: () => void;
}

/** A late order with its answer. */
export function AlarmRow({ order, now, shopName, end, minutes, run, onAnswered }: AlarmRowProps) {
  const [isRefusing, setRefusing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const chosen = minutes.find(order);
  const answer = async (action: 'accept' | 'refuse', details: OrderActionRequest): Promise<void> => {
    const refusal = await run(order, action, details);
    setProblem(refusal);
    if (refusal === null) onAnswered();
  };
  return (
    <li className="alarm-row" aria-label={DESK.number(order.number)}>
      <p className="alarm-no">
        <strong>{order.number}</strong>
        <span>{formatWait(order, now)}</span>
      </p>
      <div className="alarm-what">
        <strong>
          <Icon name={pickIcon(order)} />
          <span>
            {[shopName, formatDestination(order), order.serveAt && order.dueLabel].filter(Boolean).join(' · ')}
          </span>
        </strong>
        <span>{listDishes(order)}</span>
        {order.messageCook && (
          <em>
            <MarkedNote note={order.messageCook} />
          </em>
        )}
        {end && <small>{end}</small>}
        {problem && <p role="alert">{problem}</p>}
      </div>
      {isRefusing ? (
        <Suspense>
          <RefuseForm
            submitLabel={DESK.refuseNow}
            onBack={() => setRefusing(false)}
            onRefuse={(reason) => answer('refuse', { reason })}
          />
        </Suspense>
      ) : (
        <AnswerPair
          order={order}
          now={now - (now % 60_000)}
          minutes={chosen}
          onMinutes={(each) => minutes.choose(order, each)}
          onAccept={() => void answer('accept', toAcceptance(chosen))}
          onRefuse={() => setRefusing(true)}
        />
      )}
    </li>
  );
}

const SHOWN = 3;

/** '1× Salame piccante (ohne Oregano), 2× Limonata, 5 weitere' */
function listDishes({ quote: { lines, freeItems } }: DeskOrder): string {
  const texts = [
    ...lines.map(({ amount, name, dish }) => {
      const without = dish ? formatWithout(dish) : '';
      return `${amount}× ${name}${without && ` (${without})`}`;
    }),
    ...freeItems.map(({ name }) => `1× ${name}`),
  ];
  const others = texts.length - SHOWN;
  return [...texts.slice(0, SHOWN), ...(others > 0 ? [SAY.others(others)] : [])].join(', ');
}
