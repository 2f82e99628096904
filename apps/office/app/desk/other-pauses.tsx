import * as calls from '@tischlein/contract/calls';
import { OTHER_PAUSE, PAUSE } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { refreshShopStatuses, useShopStatuses } from '../shop-status/use-shop-status.ts';
import type { DeskShop } from './use-desk-shops.ts';

/** Which of the other shops of this desk are paused, with a button that resumes orders. Polled: a stream for each shop would be too many. */
export function OtherPauses({ shops }: { readonly shops: readonly DeskShop[] }) {
  const { byShop } = useShopStatuses();
  const [problem, setProblem] = useState('');
  const resume = async (shop: string): Promise<void> => {
    const answer = await send(calls.endPause, { params: { shop } });
    setProblem(answer.ok ? '' : answer.problem.message);
    refreshShopStatuses();
  };
  return (
    <>
      {shops.map(({ id, name }) => {
        const status = byShop.get(id);
        if (status?.kind !== 'paused') return null;
        return (
          <div className="notice other-pause" data-kind="warn" key={id} role="status">
            <strong>{OTHER_PAUSE.title(name, status.words)}</strong>
            <button
              type="button"
              className="button button-line"
              aria-label={OTHER_PAUSE.resume(name)}
              onClick={() => void resume(id)}
            >
              {PAUSE.resume}
            </button>
          </div>
        );
      })}
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
