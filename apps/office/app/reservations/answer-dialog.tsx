import type { Reservation } from '@tischlein/contract/shop';
import { closeContainingDialog, Dialog } from '@tischlein/ui/dialog';
import { Field } from '@tischlein/ui/field';
import { RESERVATIONS } from '@tischlein/wording/office';
import { useState } from 'react';
import type { Reservations } from './use-reservations.ts';

interface AnswerDialogProps {
  readonly reservation: Reservation;
  readonly action: 'decline' | 'cancel';
  readonly act: Reservations['act'];
  readonly onClosed: () => void;
}

/** Declines or cancels, with words for the guest. */
export function AnswerDialog({ reservation, action, act, onClosed }: AnswerDialogProps) {
  const [message, setMessage] = useState('');
  const { name, email } = reservation;
  const title = action === 'decline' ? RESERVATIONS.declineTitle(name) : RESERVATIONS.cancelTitle(name);
  const send = (button: Element): void => {
    closeContainingDialog(button);
    void act(reservation, action, message);
  };
  const foot = (
    <button type="button" className="button button-main button-wide" onClick={(event) => send(event.currentTarget)}>
      {action === 'decline' ? RESERVATIONS.decline : RESERVATIONS.cancel}
    </button>
  );
  return (
    <Dialog title={title} onClosed={onClosed} foot={foot}>
      <div className="dialog-body dialog-texts">
        {email === '' ? (
          <p>{RESERVATIONS.noMail}</p>
        ) : (
          <Field label={RESERVATIONS.message} remark={RESERVATIONS.optional}>
            {(control) => (
              <textarea
                className="input"
                rows={3}
                maxLength={500}
                value={message}
                onChange={({ target }) => setMessage(target.value)}
                {...control}
              />
            )}
          </Field>
        )}
      </div>
    </Dialog>
  );
}
