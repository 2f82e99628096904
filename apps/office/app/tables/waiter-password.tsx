import * as calls from '@tischlein/contract/calls';
import type { WaiterPasswordState } from '@tischlein/contract/office';
import { takeAnswer } from '@tischlein/ui/answer';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { TextField } from '@tischlein/ui/field';
import { useRemote } from '@tischlein/ui/use-remote';
import { TABLES } from '@tischlein/wording/office';
import { type FormEvent, useState } from 'react';
import { formatDateTime } from '@tischlein/shop-time';
import { send } from '../api/send.ts';

const { password: SAY } = TABLES;

/** Sets or removes the password of the waiters (S3 W1); it is never shown again. */
export function WaiterPassword({ shop }: { readonly shop: string }) {
  const {
    value: state,
    problem,
    refusal,
    write,
  } = useRemote<WaiterPasswordState>({
    key: shop,
    read: () => send(calls.getWaiterPassword, { params: { shop } }),
  });
  const [text, setText] = useState('');
  const [message, setMessage] = useState('');
  const [isRemoving, setRemoving] = useState(false);
  const save = async (password: string | null): Promise<void> => {
    setMessage('');
    const body = { password };
    const answer = await write(() => send(calls.setWaiterPassword, { params: { shop }, body }), takeAnswer);
    if (!answer.ok) return;
    setText('');
    setMessage(password === null ? SAY.removed : SAY.changed);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save(text);
  };
  return (
    <form className="waiter-password" onSubmit={submit}>
      <p className="soft">{SAY.help}</p>
      {state && <p>{describeState(state)}</p>}
      <TextField
        label={SAY.field}
        help={SAY.fieldHelp}
        error={refusal || problem}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        required
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {state?.isSet && <p className="soft">{SAY.consequence}</p>}
      <p className="waiter-password-buttons">
        <button type="submit" className="button button-line">
          {SAY.set}
        </button>
        {state?.isSet && (
          <button type="button" className="button button-quiet" onClick={() => setRemoving(true)}>
            {SAY.remove}
          </button>
        )}
      </p>
      <p role="status">{message}</p>
      {isRemoving && (
        <ConfirmDialog
          title={SAY.confirm}
          texts={[SAY.confirmHelp]}
          confirm={SAY.remove}
          cancel={SAY.cancel}
          mainAnswer="cancel"
          onClosed={(isConfirmed) => {
            setRemoving(false);
            if (isConfirmed) void save(null);
          }}
        />
      )}
    </form>
  );
}

const describeState = ({ isSet, changedAt }: WaiterPasswordState): string =>
  isSet ? SAY.isSet(changedAt === null ? '' : formatDateTime(changedAt)) : SAY.isNotSet;
