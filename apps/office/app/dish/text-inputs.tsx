import { cleanLine, cleanText } from '@tischlein/domain/menu-editing';
import { Field, TextField } from '@tischlein/ui/field';

interface TextInputProps {
  readonly label: string;
  readonly value: string | undefined;
  /** The longest text that the server accepts. */
  readonly most: number;
  readonly help?: string;
  readonly error?: string | null;
  readonly placeholder?: string;
  readonly suggestions?: readonly string[];
  /** undefined: empty. */
  readonly onChange: (value: string | undefined) => void;
}

/** One line of text. */
export function LineInput({ label, value = '', most, help, error, placeholder, onChange }: TextInputProps) {
  return (
    <TextField
      label={label}
      help={help}
      error={error}
      value={value}
      maxLength={most}
      placeholder={placeholder}
      autoComplete="off"
      onChange={({ target }) => onChange(cleanLine(target.value) || undefined)}
    />
  );
}

/** Several lines of text. */
export function TextInput({ label, value = '', most, help, onChange }: TextInputProps) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <textarea
          className="input"
          rows={2}
          value={value}
          maxLength={most}
          onChange={({ target }) => onChange(cleanText(target.value) || undefined)}
          {...control}
        />
      )}
    </Field>
  );
}

interface SelectInputProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly help?: string | undefined;
  readonly onChange: (value: Value) => void;
}

/** A choice of one of several values. */
export function SelectInput<Value extends string>({ label, value, options, help, onChange }: SelectInputProps<Value>) {
  return (
    <Field label={label} help={help}>
      {(control) => (
        <select
          className="input"
          value={value}
          onChange={({ target }) => {
            const chosen = options.find((option) => option.value === target.value);
            if (chosen) onChange(chosen.value);
          }}
          {...control}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
