import { type FormEvent, type ReactNode, useState } from 'react';
import type { ReservationLink } from './reservation-link.ts';

interface AnswerFormProps {
  readonly link: ReservationLink;
  readonly action: Parameters<ReservationLink['answer']>[0];
  readonly label: string;
  readonly onDone: () => void;
  /** A field before the button. */
  readonly field?: ReactNode;
  /** Other ways beside the button. */
  readonly children?: ReactNode;
}

/** The button of a link's page. It needs a click because mail scanners open links; without scripts the browser sends the form. */
export function AnswerForm({ link, action, label, onDone, field, children }: AnswerFormProps) {
  const [isSending, setSending] = useState(false);
  const submit = async (form: HTMLFormElement): Promise<void> => {
    if (isSending) return;
    setSending(true);
    const message = new FormData(form).get('message');
    const answer = await link.answer(action, typeof message === 'string' ? message : '');
    setSending(false);
    if (answer.ok) onDone();
  };
  return (
    <form
      className="reservation-form"
      method="post"
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        void submit(event.currentTarget);
      }}
    >
      <input type="hidden" name="sequence" value={link.linked.reservation.sequence} />
      {field}
      <div className="reservation-actions">
        <button className="button button-main" type="submit" aria-disabled={isSending}>
          {label}
        </button>
        {children}
      </div>
    </form>
  );
}
