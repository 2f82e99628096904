import { decimal } from '@tischlein/wording';
import { EDITOR } from '@tischlein/wording/office';
import { ValueField } from '../ui/value-field.tsx';

interface NumberInputProps {
  readonly label: string;
  readonly isLabelled?: boolean;
  readonly value: number | undefined;
  readonly least?: number;
  readonly most: number;
  /** Only whole numbers. */
  readonly isWhole?: boolean;
  readonly unit?: string;
  readonly help?: string;
  readonly error?: string | null;
  readonly placeholder?: string;
  /** undefined: the field is empty; only if there is a placeholder. */
  readonly onNumber: (value: number | undefined) => void;
}

/** A number, or nothing where the placeholder says what that means. */
export function NumberInput(props: NumberInputProps) {
  const {
    label,
    isLabelled = true,
    value,
    least = 0,
    most,
    isWhole = true,
    unit,
    help,
    error,
    placeholder,
    onNumber,
  } = props;
  const read = (text: string): { readonly value: number | undefined } | null => {
    if (text.trim() === '') return placeholder === undefined ? null : { value: undefined };
    const number = Number(text.trim().replace(',', '.'));
    const isValid =
      Number.isFinite(number) && number >= least && number <= most && (!isWhole || Number.isInteger(number));
    return isValid ? { value: number } : null;
  };
  return (
    <ValueField
      label={label}
      isLabelHidden={!isLabelled}
      text={value === undefined ? '' : isWhole ? String(value) : decimal(value)}
      read={read}
      invalid={isWhole ? EDITOR.wholeNumber(least, most) : EDITOR.number(most)}
      {...(unit !== undefined && { unit })}
      help={help}
      error={error}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      maxLength={12}
      placeholder={placeholder}
      onChange={(entry) => onNumber(entry.value)}
    />
  );
}
