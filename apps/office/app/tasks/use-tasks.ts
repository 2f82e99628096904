import type { ApiResult } from '@tischlein/contract/client';
import type { PaymentTasks } from '@tischlein/contract/office';
import { latestOnly } from '@tischlein/ui/in-order';
import { createStore, type Store, useStore } from '@tischlein/ui/store';
import { useEffect } from 'react';
import { finishTask, readTasks } from '../api.ts';

const POLL_EVERY_MS = 15_000;

interface KnownTasks {
  /** null until they are read. */
  readonly tasks: PaymentTasks | null;
  readonly problem: string;
}

interface FollowedTasks {
  readonly store: Store<KnownTasks>;
  readonly latest: ReturnType<typeof latestOnly>;
}

/** One for each shop: navigation and page show the same. */
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
  take(await readTasks(shop));
}

interface LiveTasks extends KnownTasks {
  /** Ticks one off; false: it was not possible, `problem` says why. */
  readonly finish: (task: PaymentTasks[number]) => Promise<boolean>;
}

/** What is open in a shop, looked at again from time to time. */
export function useTasks(shop: string): LiveTasks {
  const { store } = getFollowedTasks(shop);
  const known = useStore(store);
  useEffect(() => {
    void refreshTasks(shop);
    const timer = window.setInterval(() => void refreshTasks(shop), POLL_EVERY_MS);
    return () => window.clearInterval(timer);
  }, [shop]);
  const finish = async (task: PaymentTasks[number]): Promise<boolean> => {
    const answer = await finishTask(shop, task);
    // Somebody else was faster: that is as good.
    const isDone = answer.ok || answer.status === 404;
    if (isDone) await refreshTasks(shop);
    else store.set({ tasks: store.get().tasks, problem: answer.problem.message });
    return isDone;
  };
  return { ...known, finish };
}
