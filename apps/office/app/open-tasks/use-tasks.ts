import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { PaymentTasks } from '@tischlein/contract/office';
import { latestOnly } from '@tischlein/ui/in-order';
import { createStore, type Store, useStore } from '@tischlein/ui/store';
import { useEffect } from 'react';
import { send } from '../api/send.ts';

const POLL_EVERY_MS = 15_000;

interface KnownTasks {
  /** null until loaded. */
  readonly tasks: PaymentTasks | null;
  readonly problem: string;
}

interface FollowedTasks {
  readonly store: Store<KnownTasks>;
  readonly latest: ReturnType<typeof latestOnly>;
}

/** One store per shop, shared by navigation and page. */
const followed = new Map<string, FollowedTasks>();

function getFollowedTasks(shop: string): FollowedTasks {
  const known = followed.get(shop);
  if (known) return known;
  const tasks = { store: createStore<KnownTasks>({ tasks: null, problem: '' }), latest: latestOnly() };
  followed.set(shop, tasks);
  return tasks;
}

async function refreshTasks(shop: string): Promise<void> {
  const { store, latest } = getFollowedTasks(shop);
  const take = latest((answer: ApiResult<PaymentTasks>) =>
    store.set(
      answer.ok ? { tasks: answer.value, problem: '' } : { tasks: store.get().tasks, problem: answer.problem.message },
    ),
  );
  take(await send(calls.listTasks, { params: { shop } }));
}

interface LiveTasks extends KnownTasks {
  /** Marks a task as done; false: failed, see `problem`. */
  readonly finish: (task: PaymentTasks[number]) => Promise<boolean>;
}

/** The open tasks of a shop, polled. */
export function useTasks(shop: string): LiveTasks {
  const { store } = getFollowedTasks(shop);
  const known = useStore(store);
  useEffect(() => {
    void refreshTasks(shop);
    const timer = window.setInterval(() => void refreshTasks(shop), POLL_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [shop]);
  const finish = async (task: PaymentTasks[number]): Promise<boolean> => {
    const answer = await send(calls.finishTask, { params: { shop, orderId: task.orderId, kind: task.kind } });
    // 404: another device was faster, which is fine.
    const isDone = answer.ok || answer.status === 404;
    if (isDone) await refreshTasks(shop);
    else store.set({ tasks: store.get().tasks, problem: answer.problem.message });
    return isDone;
  };
  return { ...known, finish };
}
