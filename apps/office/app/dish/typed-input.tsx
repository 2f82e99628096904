import { Icon } from '@tischlein/ui/icon';
import { type ComponentProps, useCallback, useId, useState } from 'react';
import { useEditing } from './editor-context.ts';

interface TypedInputProps<Value> {
  readonly label: string;
  /** The label is shown; otherwise only spoken, as in a table. */
  readonly isLabelled?: boolean;
  readonly text: string;
  /** null: the text is no value. */
  readonly read: (text: string) => Value | null;
  readonly problem: string;
  readonly unit?: string;
  readonly help?: string;
  readonly input?: Pick<ComponentProps<'input'>, 'placeholder' | 'inputMode' | 'onFocus' | 'maxLength'>;
  readonly onValue: (value: Value) => void;
}

/** A text that means a value. It keeps the typed text until the field is left, and an unreadable one until it is corrected. */
export function TypedInput<Value>(props: TypedInputProps<Value>) {
  const { label, isLabelled = true, text, read, problem, unit, help, input = {}, onValue } = props;
  const id = useId();
  const { noteUnreadable } = useEditing();
  const [typed, setTyped] = useState<string | null>(null);
  const isUnreadable = typed !== null && read(typed) === null;
  // A removed field no longer blocks saving.
  const forget = useCallback(() => () => noteUnreadable(id, null), [id, noteUnreadable]);
  const change = (next: string): void => {
    setTyped(next);
    const value = read(next);
    noteUnreadable(id, value === null ? label : null);
    if (value !== null) onValue(value);
  };
  return (
    <div className={isLabelled ? 'field' : 'field editor-cell'}>
      <label htmlFor={id} className={isLabelled ? undefined : 'visually-hidden'}>
        {label}
      </label>
      <span className="editor-unit" data-unit={unit}>
        <input
          {...input}
          ref={forget}
          id={id}
          className="input"
          autoComplete="off"
          value={typed ?? text}
          aria-invalid={isUnreadable || undefined}
          aria-describedby={isUnreadable ? `${id}-error` : undefined}
          onChange={({ target }) => change(target.value)}
          onBlur={() => !isUnreadable && setTyped(null)}
        />
      </span>
      {isUnreadable && (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" />
          {problem}
        </p>
      )}
      {help && <small>{help}</small>}
    </div>
  );
}
