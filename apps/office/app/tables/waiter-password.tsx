import * as calls from '@tischlein/contract/calls';
import type { WaiterPasswordState } from '@tischlein/contract/office';
import { takeAnswer } from '@tischlein/ui/answer';
import { ConfirmDialog } from '@tischlein/ui/confirm-dialog';
import { TextField } from '@tischlein/ui/field';
import { Form } from '@tischlein/ui/form';
import { useForm } from '@tischlein/ui/use-form';
import { useRemote } from '@tischlein/ui/use-remote';
import { TABLES } from '@tischlein/wording/office';
import { useState } from 'react';
import { formatDateTime } from '@tischlein/shop-time';
import { send } from '../api/send.ts';

const { password: SAY } = TABLES;

/** Sets or removes the password of the waiters (S3 W1); it is never shown again. */
export function WaiterPassword({ shop }: { readonly shop: string }) {
  const {
    value: state,
    problem,
    write,
  } = useRemote<WaiterPasswordState>({
    key: shop,
    read: () => send(calls.getWaiterPassword, { params: { shop } }),
  });
  const [isRemoving, setRemoving] = useState(false);
  const [message, setMessage] = useState('');
  const save = (password: string | null) => {
    setMessage('');
    return write(() => send(calls.setWaiterPassword, { params: { shop }, body: { password } }), takeAnswer);
  };
  const remove = async (): Promise<void> => {
    const answer = await save(null);
    setMessage(answer.ok ? SAY.removed : answer.problem.message);
  };
  const form = useForm({
    first: { password: '' },
    send: ({ password }) => save(password),
    problemFields: { waiterPasswordEasy: 'password' },
    success: () => SAY.changed,
    afterSuccess: { password: '' },
  });
  const removeButton = state?.isSet && (
    <button type="button" className="button button-quiet" onClick={() => setRemoving(true)}>
      {SAY.remove}
    </button>
  );
  return (
    <>
      <Form form={form} className="stack waiter-password" submit={SAY.set} kind="line" buttons={removeButton}>
        <p className="soft">{SAY.help}</p>
        {state && <p>{describeState(state)}</p>}
        <TextField
          label={SAY.field}
          help={SAY.fieldHelp}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          required
          {...form.text('password')}
        />
        {state?.isSet && <p className="soft">{SAY.consequence}</p>}
      </Form>
      <p role="status">{message || problem}</p>
      {isRemoving && (
        <ConfirmDialog
          title={SAY.confirm}
          texts={[SAY.confirmHelp]}
          confirm={SAY.remove}
          cancel={SAY.cancel}
          mainAnswer="cancel"
          onClosed={(isConfirmed) => {
            setRemoving(false);
            if (isConfirmed) void remove();
          }}
        />
      )}
    </>
  );
}

const describeState = ({ isSet, changedAt }: WaiterPasswordState): string =>
  isSet ? SAY.isSet(changedAt === null ? '' : formatDateTime(changedAt)) : SAY.isNotSet;
