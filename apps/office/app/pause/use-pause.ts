import type { PauseRequest, PauseState } from '@tischlein/contract/office';
import type { ApiResult } from '@tischlein/contract/client';
import { useEffect, useState } from 'react';
import { endPause, readPause, shopEventsAddress, startPause } from '../api.ts';
import { useNow } from '../clock.ts';
import { latestOnly } from '@tischlein/ui/in-order';

export interface LivePause {
  /** null: orders are taken. */
  readonly pause: PauseState['pause'];
  /** Whole seconds that are left of it. */
  readonly secondsLeft: number;
  /** Why the last wish was not followed; empty: it was. */
  readonly problem: string;
  readonly start: (request: PauseRequest) => void;
  readonly resume: () => void;
}

interface PauseWithOffset extends PauseState {
  /** Milliseconds by which the server's clock is before this machine's. */
  readonly clockOffset: number;
}

/** Whether orders are stopped, followed live: whoever stops them or takes them again, every desk knows. */
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
    const read = (): void => void readPause(shop).then(latest(applyResult));
    read();
    const stream = new EventSource(shopEventsAddress(shop));
    stream.addEventListener('shop', read);
    return () => stream.close();
  }, [shop, latest]);
  const left = state?.pause ? Math.ceil((Date.parse(state.pause.until) - now) / 1000) : 0;
  return {
    pause: left > 0 ? (state?.pause ?? null) : null,
    secondsLeft: Math.max(0, left),
    problem,
    start: (request) => void startPause(shop, request).then(latest(applyResult)),
    resume: () => void endPause(shop).then(latest(applyResult)),
  };
}
