import { TASKS } from '@tischlein/wording/office';
import { useTasks } from './use-tasks.ts';

/** The number of open tasks for the navigation; nothing if there are none. */
export function TaskCount({ shop }: { readonly shop: string }) {
  const count = useTasks(shop).tasks?.length ?? 0;
  if (count === 0) return null;
  return (
    <span className="task-count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{TASKS.open(count)}</span>
    </span>
  );
}
