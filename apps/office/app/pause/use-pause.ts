import * as calls from '@tischlein/contract/calls';
import type { PauseRequest, PauseState } from '@tischlein/contract/office';
import { buildAddress } from '@tischlein/contract/address';
import type { ApiResult } from '@tischlein/contract/client';
import { mapAnswer, takeAnswer } from '@tischlein/ui/answer';
import { readAgain } from '@tischlein/ui/remote';
import { useRemote } from '@tischlein/ui/use-remote';
import { useServerNow } from '../values/server-now.ts';
import { send } from '../api/send.ts';

export interface LivePause {
  /** null: not paused. */
  readonly pause: PauseState['pause'];
  /** Whole seconds until the pause ends. */
  readonly secondsLeft: number;
  /** Error message of the last change; empty: none. */
  readonly problem: string;
  /** Resolves to whether orders are paused. */
  readonly start: (request: PauseRequest) => Promise<boolean>;
  readonly resume: () => void;
}

interface PauseWithOffset extends PauseState {
  /** Server time minus local time in milliseconds. */
  readonly clockOffset: number;
}

/** The pause of a shop, kept current: changes made on other devices appear here too. */
export function usePause(shop: string): LivePause {
  const params = { shop };
  const { value, problem, refusal, write } = useRemote<PauseWithOffset>({
    key: shop,
    read: () => withOffset(send(calls.getPause, { params })),
    live: () => ({
      address: buildAddress(calls.shopEvents, { params, query: { after: 0 } }),
      events: { shop: readAgain },
    }),
  });
  const now = useServerNow(value?.clockOffset ?? 0);
  const left = value?.pause ? Math.ceil((Date.parse(value.pause.until) - now) / 1000) : 0;
  return {
    pause: left > 0 ? (value?.pause ?? null) : null,
    secondsLeft: Math.max(0, left),
    problem: refusal || problem,
    start: async (request) =>
      (await write(() => withOffset(send(calls.startPause, { params, body: request })), takeAnswer)).ok,
    resume: () => void write(() => withOffset(send(calls.endPause, { params })), takeAnswer),
  };
}

const withOffset = async (answer: Promise<ApiResult<PauseState>>) =>
  mapAnswer(await answer, (state) => ({ ...state, clockOffset: Date.parse(state.now) - Date.now() }));
