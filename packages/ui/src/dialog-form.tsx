import { type ReactNode, useId } from 'react';
import { BusyButton } from './busy-button.tsx';
import { closeContainingDialog, Dialog } from './dialog.tsx';
import type { FormProgress } from './form-state.ts';
import { Form } from './form.tsx';

interface DialogFormProps {
  readonly form: FormProgress;
  readonly title: string;
  /** CSS class of the form. */
  readonly className: string;
  /** CSS class of this kind of dialog. */
  readonly kind?: string;
  readonly noValidate?: boolean;
  /** Words on the button. */
  readonly submit: ReactNode;
  /** Words on a second button that closes the dialog. */
  readonly cancel?: string;
  readonly onClosed: () => void;
  readonly children: ReactNode;
}

/** A dialog that is a form; its button is in the foot. */
export function DialogForm({ form, title, className, kind = '', submit, ...props }: DialogFormProps) {
  const { cancel, onClosed, ...formProps } = props;
  const formId = useId();
  const foot = (
    <>
      {cancel && (
        <button
          type="button"
          className="button button-line"
          onClick={({ currentTarget }) => closeContainingDialog(currentTarget)}
        >
          {cancel}
        </button>
      )}
      <BusyButton type="submit" form={formId} isBusy={form.busy === ''} isWide={!cancel}>
        {submit}
      </BusyButton>
    </>
  );
  return (
    <Dialog title={title} kind={kind} onClosed={onClosed} foot={foot}>
      <Form form={form} id={formId} className={`dialog-body ${className}`} {...formProps} />
    </Dialog>
  );
}
