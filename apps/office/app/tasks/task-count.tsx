import { TASKS } from '@tischlein/wording/office';
import { useTasks } from './use-tasks.ts';

/** How many tasks are open, beside the word in the navigation; nothing where there is none. */
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
