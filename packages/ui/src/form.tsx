import { faultyFields } from '@tischlein/wording';
import { type ReactNode, useState } from 'react';
import { BusyButton } from './busy-button.tsx';
import type { FormProgress } from './form-state.ts';
import { Notice } from './notice.tsx';
import '../styles/form.css';

interface FormProps {
  readonly form: FormProgress;
  readonly className?: string;
  readonly id?: string;
  /** Name of the form for screen readers. */
  readonly label?: string;
  readonly role?: 'search';
  /** Without scripts the browser sends the form itself. */
  readonly method?: 'post';
  /** Required fields are checked by the form, not by the browser. */
  readonly noValidate?: boolean;
  /** It replaces the element that had the focus. */
  readonly isFocused?: boolean;
  /** Words on the button; without them it is elsewhere. */
  readonly submit?: string;
  readonly kind?: 'main' | 'line';
  readonly isWide?: boolean;
  /** Other buttons, behind the main one. */
  readonly buttons?: ReactNode;
  readonly cancel?: { readonly label: string; readonly onCancel: () => void };
  /** In place of the buttons. */
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}

/** A form with its problem and its buttons. Several faults are counted aloud. */
export function Form({ form, label, submit, kind = 'main', isWide = false, ...props }: FormProps) {
  const { isFocused = false, buttons, cancel, foot, children, ...attributes } = props;
  const [take] = useState(() => (element: HTMLFormElement | null): void => {
    form.element.current = element;
    if (element) form.takeTyped(element);
    if (isFocused) element?.focus();
  });
  return (
    <form {...attributes} aria-label={label} ref={take} tabIndex={isFocused ? -1 : undefined} onSubmit={form.submit}>
      {children}
      {form.problem === '' && form.faults > 1 && (
        <p className="visually-hidden" role="alert">
          {faultyFields(form.faults)}
        </p>
      )}
      {form.problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {form.problem}
        </Notice>
      )}
      {form.success !== null && (
        <p className="said" role="status">
          {form.success}
        </p>
      )}
      {foot}
      {(submit || buttons) && (
        <div className="form-buttons">
          {submit && (
            <BusyButton type="submit" kind={kind} isBusy={form.busy === ''} isWide={isWide}>
              {submit}
            </BusyButton>
          )}
          {buttons}
          {cancel && (
            <button type="button" className="button button-quiet" onClick={cancel.onCancel}>
              {cancel.label}
            </button>
          )}
        </div>
      )}
    </form>
  );
}
