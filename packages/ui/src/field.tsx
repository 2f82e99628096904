import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

interface FieldProps {
  readonly label: string;
  /** Only spoken, as in a table. */
  readonly isLabelHidden?: boolean | undefined;
  /** Added to the label: 'optional'. */
  readonly remark?: string | undefined;
  readonly help?: string | undefined;
  readonly error?: string | null | undefined;
  /** Width in sixths of the form on wide screens. */
  readonly span?: 2 | 3 | 4 | undefined;
}

interface Control {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

/** A form control with label, help and error, linked by ids. */
export function Field({
  label,
  isLabelHidden,
  remark,
  help,
  error,
  span,
  children,
}: FieldProps & { readonly children: (control: Control) => ReactNode }) {
  const id = useId();
  const errorId = error ? `${id}-error` : '';
  const helpId = help ? `${id}-help` : '';
  const describedBy = `${errorId} ${helpId}`.trim();
  return (
    <div className="field" data-span={span}>
      <label htmlFor={id} className={isLabelHidden ? 'visually-hidden' : undefined}>
        {label}
        {remark && <span className="field-optional"> {remark}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" />
          {error}
        </p>
      )}
      {help && <small id={helpId}>{help}</small>}
    </div>
  );
}

/** A single-line text field. */
export function TextField({ label, remark, help, error, span, ...input }: FieldProps & ComponentProps<'input'>) {
  return (
    <Field label={label} remark={remark} help={help} error={error} span={span}>
      {(control) => <input className="input" type="text" {...input} {...control} />}
    </Field>
  );
}
