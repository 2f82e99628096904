import type { Installation } from '@tischlein/contract/office';
import type { Answer } from '@tischlein/ui/answer';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { INSTALLATION as SAY } from '@tischlein/wording/office';
import { useState } from 'react';
import type { PartProps } from './use-part.ts';

interface RemoveButtonProps extends Pick<PartProps, 'onChanged'> {
  readonly label: string;
  readonly question: string;
  readonly remove: () => Promise<Answer<Installation>>;
}

/** Removes a stored part, after a question. */
export function RemoveButton({ label, question, remove, onChanged }: RemoveButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState('');
  const run = async (): Promise<void> => {
    const answer = await remove();
    setProblem(answer.ok ? '' : answer.problem.message);
    onChanged(answer.ok ? answer.value : null);
  };
  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {label}
      </button>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          title={label}
          texts={[question]}
          confirm={SAY.remove}
          cancel={SAY.keep}
          onClosed={(isConfirmed) => {
            setAsking(false);
            if (isConfirmed) void run();
          }}
        />
      )}
    </>
  );
}
