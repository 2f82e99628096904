import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { DeskOrder } from '@tischlein/contract/office';
import { ORDER_CHANGE } from '@tischlein/wording/office';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { send } from '../api/send.ts';
import { ChangeForm } from './change-form.tsx';

interface OrderChangeProps {
  readonly shop: string;
  readonly order: DeskOrder;
  readonly now: number;
  /** Applies the answer of a call to the desk; resolves to null or an error message. */
  readonly onChange: (request: () => Promise<ApiResult<DeskOrder>>) => Promise<string | null>;
}

/** The change that was proposed to the guest, and the way to propose one. */
export function OrderChange({ shop, order, now, onChange }: OrderChangeProps) {
  const [isEditing, setEditing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { change } = order;
  const isOpen = change?.state === 'open' && Date.parse(change.expiresAt) > now;
  const mayPropose = (order.status === 'placed' || order.status === 'accepted') && order.table === null;
  const withdraw = async (id: string): Promise<void> =>
    setProblem(
      await onChange(() => send(calls.withdrawOrderChange, { params: { shop, orderId: order.id, change: id } })),
    );
  if (isEditing)
    return <ChangeForm shop={shop} order={order} now={now} onChange={onChange} onDone={() => setEditing(false)} />;
  return (
    <>
      {change && (
        <div className="notice order-change" data-kind={isOpen ? 'warn' : undefined} role="status">
          <p>
            <strong>{ORDER_CHANGE.states[change.state === 'open' && !isOpen ? 'expired' : change.state]}</strong>{' '}
            {isOpen && ORDER_CHANGE.until(timeInShop(change.expiresAt))}
          </p>
          <p>{change.reason}</p>
          {isOpen && <p>{ORDER_CHANGE.items(change.items)}</p>}
          {isOpen && change.serveAt !== order.serveAt && change.serveAt !== null && (
            <p>{ORDER_CHANGE.newTime(timeInShop(change.serveAt))}</p>
          )}
          <p>{ORDER_CHANGE.total(change.total)}</p>
          {isOpen && change.link && (
            <p className="order-change-link">
              {ORDER_CHANGE.link} <strong>{change.link}</strong>
            </p>
          )}
          {isOpen && (
            <button type="button" className="button button-line" onClick={() => void withdraw(change.id)}>
              {ORDER_CHANGE.withdraw}
            </button>
          )}
        </div>
      )}
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {mayPropose && !isOpen && (
        <p>
          <button type="button" className="link-button" onClick={() => setEditing(true)}>
            {ORDER_CHANGE.open}
          </button>
        </p>
      )}
    </>
  );
}
