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
