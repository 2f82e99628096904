import type { GroupOrderAnswer } from '@tischlein/contract/shop';
import { GROUP_WORDS } from '@tischlein/wording';
import { TextField } from '@tischlein/ui/field';
import { useState } from 'react';
import { nextInShop, timeInShop } from '@tischlein/shop-time';
import { useShop } from '../../context/shop-context.ts';
import { changeGroup } from '../../ordering/group-actions.ts';

/** The time at which the carts freeze (S3 G18); empty: none. */
export function DeadlineField({ group }: { readonly group: GroupOrderAnswer }) {
  const page = useShop();
  const [problem, setProblem] = useState('');
  const save = async (time: string): Promise<void> => {
    const answer = await changeGroup(page, { closesAt: time === '' ? null : nextInShop(time) });
    setProblem(answer.ok ? '' : answer.problem.message);
  };
  return (
    <TextField
      label={GROUP_WORDS.deadline}
      type="time"
      help={GROUP_WORDS.deadlineHelp}
      error={problem}
      defaultValue={group.closesAt === null ? '' : timeInShop(group.closesAt)}
      onBlur={({ target }) => void save(target.value)}
    />
  );
}
