import { Field } from '@tischlein/ui/field';
import { type ComponentProps, use, useCallback, useId, useState } from 'react';
import { UnreadableContext } from './unreadable-context.ts';
import './value-field.css';

type InputProps = Pick<ComponentProps<'input'>, 'placeholder' | 'inputMode' | 'onFocus' | 'maxLength'>;
type FieldProps = Pick<ComponentProps<typeof Field>, 'label' | 'isLabelHidden' | 'help' | 'error'>;

interface ValueFieldProps<Value> extends InputProps, FieldProps {
  /** The value as it is shown. */
  readonly text: string;
  /** null: the text is no value. */
  readonly read: (text: string) => Value | null;
  /** The problem of such a text. */
  readonly invalid: string;
  readonly unit?: string;
  readonly onChange: (value: Value) => void;
}

/** A text field for another value: each readable text counts at once. It keeps an unreadable one until it is corrected. */
export function ValueField<Value>(props: ValueFieldProps<Value>) {
  const { label, isLabelHidden, help, error, text, read, invalid, unit, onChange, ...input } = props;
  const id = useId();
  const noteUnreadable = use(UnreadableContext);
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: string } | null>(null);
  const isInvalid = typed !== null && read(typed.text) === null;
  // Another value, say after an undo, replaces an unreadable text.
  const isKept = !isInvalid || typed.before === text;
  const isUnreadable = isInvalid && isKept;
  // A removed field no longer blocks saving.
  const watch = useCallback(() => {
    noteUnreadable(id, isUnreadable ? label : null);
    return () => noteUnreadable(id, null);
  }, [id, isUnreadable, label, noteUnreadable]);
  const change = (next: string): void => {
    setTyped({ text: next, before: text });
    const value = read(next);
    if (value !== null) onChange(value);
  };
  return (
    <Field label={label} isLabelHidden={isLabelHidden} help={help} error={isUnreadable ? invalid : error}>
      {(control) => (
        <span className="value-field" data-unit={unit}>
          <input
            inputMode="decimal"
            {...input}
            ref={watch}
            className="input"
            data-unreadable={isUnreadable || undefined}
            autoComplete="off"
            value={isKept ? (typed?.text ?? text) : text}
            onChange={({ target }) => change(target.value)}
            onBlur={() => !isUnreadable && setTyped(null)}
            {...control}
          />
        </span>
      )}
    </Field>
  );
}
