import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { TableOverview } from '@tischlein/contract/shop';
import { CALL_WORDS, FLOOR, WAITER } from '@tischlein/wording/storefront';
import { showToast } from '@tischlein/ui/toasts';
import { Icon } from '@tischlein/ui/icon';
import type { ReactNode } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { minutesSince } from '@tischlein/contract/seat-time';
import { handFocusToHeading } from './step-heading.tsx';
import { WaiterIcon } from './waiter-icon.tsx';

interface AlarmsProps {
  readonly overview: TableOverview;
  readonly nowMs: number;
  /** After the answer of a call that changed a table. */
  readonly onChanged: () => void;
}

/** Guests who call, and rounds that wait for the waiter, above the tables (S3 W12). */
export function Alarms({ overview, nowMs, onChanged }: AlarmsProps) {
  const { shop } = useShop();
  const calling = overview.tables.flatMap(({ table, call, due }) =>
    call && !call.isSeen ? [{ table, call, due }] : [],
  );
  const act = async (sent: Promise<ApiResult<unknown>>): Promise<void> => {
    const result = await sent;
    if (!result.ok) showToast({ icon: 'alert', text: result.problem.message });
    onChanged();
  };
  const answer = (table: number): void => void act(send(calls.answerCall, { params: { shop: shop.id, table } }));
  const decide = (table: number, orderId: string, decision: 'confirm' | 'decline'): void =>
    void act(send(calls.decideRound, { params: { shop: shop.id, table, orderId, decision } }));
  return (
    <div className="alarms" role="alert">
      {calling.map(({ table, call, due }) => (
        <Alarm
          key={`call ${table}`}
          title={CALL_WORDS[call.kind].long(table)}
          text={[due > 0 ? WAITER.open(due) : '', FLOOR.since(minutesSince(call.calledAt, nowMs))]
            .filter(Boolean)
            .join(', ')}
        >
          <button className="button" type="button" onClick={() => answer(table)}>
            {FLOOR.go}
          </button>
        </Alarm>
      ))}
      {overview.held.map(({ table, total, round }) => (
        <Alarm
          key={`round ${table} ${round.orderNumber}`}
          title={FLOOR.held(table, round.name, total)}
          text={round.items.map(({ amount, dishName }) => `${amount}× ${dishName}`).join(', ')}
        >
          {round.orderId !== null && (
            <RoundButtons orderId={round.orderId} onDecide={(id, decision) => decide(table, id, decision)} />
          )}
        </Alarm>
      ))}
    </div>
  );
}

interface RoundButtonsProps {
  readonly orderId: string;
  readonly onDecide: (orderId: string, decision: 'confirm' | 'decline') => void;
}

const RoundButtons = ({ orderId, onDecide }: RoundButtonsProps) => (
  <span className="alarm-buttons">
    <button className="button" type="button" onClick={() => onDecide(orderId, 'confirm')}>
      {FLOOR.toKitchen}
    </button>
    <button className="link-button" type="button" onClick={() => onDecide(orderId, 'decline')}>
      {FLOOR.decline}
    </button>
  </span>
);

interface AlarmProps {
  readonly title: string;
  readonly text: string;
  readonly isOffline?: boolean;
  readonly children: ReactNode;
}

/** A line in ink that needs a waiter at once. */
export function Alarm({ title, text, isOffline = false, children }: AlarmProps) {
  return (
    <div className="alarm" ref={handFocusToHeading}>
      {isOffline ? <Icon name="offline" /> : <WaiterIcon name="bell" />}
      <span>
        <strong>{title}</strong>
        <small>{text}</small>
      </span>
      {children}
    </div>
  );
}
