import * as calls from '@tischlein/contract/calls';
import type { PauseRequest, PauseState } from '@tischlein/contract/office';
import { type ApiResult, buildAddress } from '@tischlein/contract/client';
import { useEffect, useState } from 'react';
import { send } from '../api/send.ts';
import { useNow } from '../values/clock.ts';
import { latestOnly } from '@tischlein/ui/in-order';

export interface LivePause {
  /** null: not paused. */
  readonly pause: PauseState['pause'];
  /** Whole seconds until the pause ends. */
  readonly secondsLeft: number;
  /** Error message of the last change; empty: none. */
  readonly problem: string;
  readonly start: (request: PauseRequest) => void;
  readonly resume: () => void;
}

interface PauseWithOffset extends PauseState {
  /** Server time minus local time in milliseconds. */
  readonly clockOffset: number;
}

/** The pause of a shop, kept current: changes made on other devices appear here too. */
export function usePause(shop: string): LivePause {
  const [state, setKnown] = useState<PauseWithOffset | null>(null);
  const [problem, setProblem] = useState('');
  const now = useNow(state?.clockOffset ?? 0);
  const [latest] = useState(latestOnly);
  const applyResult = (answer: ApiResult<PauseState>): void => {
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok) setKnown({ ...answer.value, clockOffset: Date.parse(answer.value.now) - Date.now() });
  };
  useEffect(() => {
    const params = { shop };
    const read = (): void => void send(calls.getPause, { params }).then(latest(applyResult));
    read();
    const stream = new EventSource(buildAddress(calls.shopEvents, { params, query: { after: 0 } }));
    stream.addEventListener('shop', read);
    return () => stream.close();
  }, [shop, latest]);
  const left = state?.pause ? Math.ceil((Date.parse(state.pause.until) - now) / 1000) : 0;
  return {
    pause: left > 0 ? (state?.pause ?? null) : null,
    secondsLeft: Math.max(0, left),
    problem,
    start: (request) => void send(calls.startPause, { params: { shop }, body: request }).then(latest(applyResult)),
    resume: () => void send(calls.endPause, { params: { shop } }).then(latest(applyResult)),
  };
}
