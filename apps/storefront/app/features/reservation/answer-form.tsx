import { Form } from '@tischlein/ui/form';
import { BusyButton } from '@tischlein/ui/busy-button';
import { Field } from '@tischlein/ui/field';
import { useForm } from '@tischlein/ui/use-form';
import { RESERVATION_PAGES, RESERVE } from '@tischlein/wording/storefront';
import type { ReactNode } from 'react';
import type { ReservationLink } from './reservation-link.ts';

interface AnswerFormProps {
  readonly link: ReservationLink;
  readonly action: Parameters<ReservationLink['answer']>[0];
  readonly label: string;
  readonly onDone: () => void;
  /** With a message to the guest. */
  readonly hasMessage?: boolean;
  /** Other ways beside the button. */
  readonly children?: ReactNode;
}

/** The button of a link's page. It needs a click because mail scanners open links; without scripts the browser sends the form. */
export function AnswerForm({ link, action, label, onDone, hasMessage = false, children }: AnswerFormProps) {
  const form = useForm({
    first: { message: '' },
    send: ({ message }) => link.answer(action, message),
    done: onDone,
  });
  const { error, ...message } = form.text('message');
  return (
    <Form form={form} className="reservation-form" method="post">
      <input type="hidden" name="sequence" value={link.linked.reservation.sequence} />
      {hasMessage && (
        <Field label={RESERVATION_PAGES.messageToGuest} remark={RESERVE.optional} error={error}>
          {(control) => <textarea className="input" rows={3} maxLength={500} {...message} {...control} />}
        </Field>
      )}
      <div className="reservation-actions">
        <BusyButton type="submit" isBusy={form.busy !== null}>
          {label}
        </BusyButton>
        {children}
      </div>
    </Form>
  );
}
