import * as calls from '@tischlein/contract/calls';
import type { ApiResult } from '@tischlein/contract/client';
import type { PaymentTasks } from '@tischlein/contract/office';
import { Remote } from '@tischlein/ui/remote';
import { useSharedRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';

const POLL_EVERY_MS = 15_000;

type Task = PaymentTasks[number];

/** By shop, shared by navigation and page. */
const followed = new Map<string, Remote<PaymentTasks>>();

function getTasks(shop: string): Remote<PaymentTasks> {
  const tasks =
    followed.get(shop) ??
    new Remote<PaymentTasks>({
      key: shop,
      read: () => send(calls.listTasks, { params: { shop } }),
      againAfter: () => POLL_EVERY_MS,
    });
  followed.set(shop, tasks);
  return tasks;
}

interface LiveTasks {
  /** null until loaded. */
  readonly tasks: PaymentTasks | null;
  readonly problem: string;
  /** Marks a task as done; false: failed, see `problem`. */
  readonly finish: (task: Task) => Promise<boolean>;
}

/** The open tasks of a shop, polled. */
export function useTasks(shop: string): LiveTasks {
  const { value, problem, refusal, write } = useSharedRemote(getTasks(shop));
  const finish = async (task: Task): Promise<boolean> => {
    const answer = await write(
      () => finishOnce(shop, task),
      (tasks) => tasks.filter(({ orderId, kind }) => orderId !== task.orderId || kind !== task.kind),
    );
    return answer.ok;
  };
  return { tasks: value ?? null, problem: refusal || problem, finish };
}

/** 404: another device was faster, which is fine. */
async function finishOnce(shop: string, { orderId, kind }: Task): Promise<ApiResult<null>> {
  const answer = await send(calls.finishTask, { params: { shop, orderId, kind } });
  return !answer.ok && answer.status === 404 ? { ok: true, value: null } : answer;
}
