import type { DeskOrder } from '@tischlein/contract/office';
import { OPEN_ORDER } from '@tischlein/wording/office';
import { useState } from 'react';
import type { LiveDesk } from './use-desk.ts';

interface WithdrawalsProps {
  readonly order: DeskOrder;
  readonly onHandled: LiveDesk['seesToWithdrawals'];
}

/** The guest's withdrawals (§ 356a BGB), until staff have handled them. */
export function Withdrawals({ order, onHandled }: WithdrawalsProps) {
  const [problem, setProblem] = useState<string | null>(null);
  if (order.withdrawals.length === 0) return null;
  return (
    <div className="notice ticket-withdrawals" data-kind="warn">
      <div>
        {order.withdrawals.map(({ declaredLabel, declaration }) => (
          <p key={declaration}>
            <strong>{OPEN_ORDER.withdrawnAt(declaredLabel)}</strong>
            <br />
            {declaration}
          </p>
        ))}
        <p>{OPEN_ORDER.withdrawalHelp}</p>
        {problem && <p role="alert">{problem}</p>}
        <button type="button" className="button button-line" onClick={() => void onHandled(order).then(setProblem)}>
          {OPEN_ORDER.withdrawalHandled}
        </button>
      </div>
    </div>
  );
}
