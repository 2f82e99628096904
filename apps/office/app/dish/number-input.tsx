import { decimal } from '@tischlein/wording';
import { EDITOR } from '@tischlein/wording/office';
import { TypedInput } from './typed-input.tsx';

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
  readonly placeholder?: string;
  /** undefined: the field is empty; only if there is a placeholder. */
  readonly onNumber: (value: number | undefined) => void;
}

/** A number, or nothing where the placeholder says what that means. */
export function NumberInput(props: NumberInputProps) {
  const { label, isLabelled = true, value, least = 0, most, isWhole = true, unit, help, placeholder, onNumber } = props;
  const read = (text: string): { readonly value: number | undefined } | null => {
    if (text.trim() === '') return placeholder === undefined ? null : { value: undefined };
    const number = Number(text.trim().replace(',', '.'));
    const isValid =
      Number.isFinite(number) && number >= least && number <= most && (!isWhole || Number.isInteger(number));
    return isValid ? { value: number } : null;
  };
  return (
    <TypedInput
      label={label}
      isLabelled={isLabelled}
      text={value === undefined ? '' : isWhole ? String(value) : decimal(value)}
      read={read}
      problem={isWhole ? EDITOR.wholeNumber(least, most) : EDITOR.number(most)}
      {...(unit !== undefined && { unit })}
      {...(help !== undefined && { help })}
      input={{
        inputMode: isWhole ? 'numeric' : 'decimal',
        maxLength: 12,
        ...(placeholder !== undefined && { placeholder }),
      }}
      onValue={(entry) => onNumber(entry.value)}
    />
  );
}
