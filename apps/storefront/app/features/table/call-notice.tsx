import * as calls from '@tischlein/contract/calls';
import type { GuestTable } from '@tischlein/contract/shop';
import { announce } from '@tischlein/ui/announce';
import { Notice } from '@tischlein/ui/notice';
import { WAITER_CALL } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';
import { getTableRemote } from '../../table/guest-table.ts';

const MINUTE_MS = 60_000;
/** From then on, waiting deserves a word. */
const LONG_WAIT_MINUTES = 5;

/** The open call of the table, which can be taken back. */
export function CallNotice({ call, now }: Pick<GuestTable, 'call' | 'now'>) {
  const { id: shop } = useShop().shop;
  const [problem, setProblem] = useState('');
  if (!call) return null;
  const waited = Math.floor((Date.parse(now) - Date.parse(call.calledAt)) / MINUTE_MS);
  const takeBack = async (): Promise<void> => {
    const answer = await send(calls.takeBackCall, { params: { shop } });
    if (!answer.ok) return setProblem(answer.problem.message);
    announce(WAITER_CALL.takenBack);
    return getTableRemote(shop).set({ kind: 'current', table: answer.value });
  };
  return (
    <div className="call-notice">
      <Notice kind="good" icon="bell" role="status">
        <strong>{call.isSeen ? WAITER_CALL.comes : WAITER_CALL.knows}</strong>
        <p>{WAITER_CALL.since(call.kind, timeInShop(call.calledAt))}</p>
        <button className="link-button" type="button" onClick={() => void takeBack()}>
          {WAITER_CALL.takeBack}
        </button>
        {problem && <p role="alert">{problem}</p>}
      </Notice>
      {waited >= LONG_WAIT_MINUTES && !call.isSeen && (
        <Notice kind="warn" icon="clock">
          <strong>{WAITER_CALL.busy}</strong>
          <p>{WAITER_CALL.waiting(waited)}</p>
        </Notice>
      )}
    </div>
  );
}
