import type { ApiResult } from '@tischlein/contract/client';
import { isTransient } from '@tischlein/ui/is-transient';
import { newKey } from '@tischlein/ui/new-key';
import { useRef } from 'react';

interface Attempt {
  readonly what: string;
  readonly key: string;
}

/** Sends a change under a key. After an answer that was lost, the same change has the same key again, so that it counts once. */
export function useAttempt() {
  const last = useRef<Attempt | null>(null);
  return async <Value>(
    change: unknown,
    send: (key: string) => Promise<ApiResult<Value>>,
  ): Promise<ApiResult<Value>> => {
    const what = JSON.stringify(change);
    const attempt = last.current?.what === what ? last.current : { what, key: newKey() };
    last.current = attempt;
    const answer = await send(attempt.key);
    if (answer.ok || !isTransient(answer.status)) last.current = null;
    return answer;
  };
}
