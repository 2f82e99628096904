import type { Cents } from '@tischlein/domain';
import { MENU_LIST } from '@tischlein/wording/office';
import { type KeyboardEvent, useCallback, useId, useState } from 'react';
import { formatAmount, readAmount } from '../values/amounts.ts';

interface PriceFieldProps {
  readonly price: Cents | null;
  /** What an empty field means: the price of delivery. */
  readonly ifEmpty: Cents | null;
  /** 'Margherita, 26 cm, Preis in Euro' */
  readonly label: string;
  /** Shown above the field where the head of the list does not name it. */
  readonly heading: string;
  /** Its place in the row: Tab goes to the same column of the next row. */
  readonly column: number;
  readonly isOwnColumn: boolean;
  readonly isChanged: boolean;
  readonly isReadOnly: boolean;
  readonly onChange: (price: Cents | null) => void;
}

/** A price that looks like text until it is touched. A typed price counts when the field is left. */
export function PriceField(props: PriceFieldProps) {
  const { price, ifEmpty, label, heading, column, isOwnColumn, isChanged, isReadOnly, onChange } = props;
  const errorId = useId();
  const [isInvalid, setInvalid] = useState(false);
  const text = formatPrice(price);
  // Runs when the text differs: a price that was changed elsewhere is shown in the same field.
  const showText = useCallback(
    (input: HTMLInputElement | null): void => {
      if (input) write(input, text);
    },
    [text],
  );
  const take = (input: HTMLInputElement): void => {
    const typed = readPrice(input.value, ifEmpty);
    setInvalid(typed === undefined);
    if (typed === undefined) return;
    write(input, formatPrice(typed));
    if (typed !== price) onChange(typed);
  };
  return (
    <label className="edit-price" data-own={isOwnColumn || undefined}>
      <small>{heading}</small>
      {/* Uncontrolled, so that typing draws nothing. */}
      <input
        ref={showText}
        className="input"
        defaultValue={text}
        inputMode="decimal"
        autoComplete="off"
        aria-label={label}
        aria-invalid={isInvalid || undefined}
        aria-describedby={isInvalid ? errorId : undefined}
        data-column={column}
        data-changed={isChanged || undefined}
        data-none={price === null || undefined}
        readOnly={isReadOnly}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => take(event.currentTarget)}
        onKeyDown={(event) => goOn(event, text)}
      />
      {isInvalid && (
        <span className="edit-price-error" id={errorId} role="alert">
          {MENU_LIST.priceInvalid}
        </span>
      )}
    </label>
  );
}

/** Writing the same text again would lay out the page once more. */
function write(input: HTMLInputElement, text: string): void {
  if (input.value !== text) input.value = text;
}

/** Tab, Enter and the arrows go down and up the column; Escape takes back what was typed. */
function goOn(event: KeyboardEvent<HTMLInputElement>, text: string): void {
  const { key, shiftKey, currentTarget: input } = event;
  if (key === 'Escape') write(input, text);
  const step = { Tab: shiftKey ? -1 : 1, Enter: 1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (step === undefined) return;
  const next = findInColumn(input, step);
  // At the end of the last column, Tab leaves the list.
  if (next || key !== 'Tab') event.preventDefault();
  next?.focus();
}

function findInColumn(input: HTMLInputElement, step: number): HTMLInputElement | undefined {
  const list = input.closest('[data-prices]');
  const listColumn = (column: number): HTMLInputElement[] => [
    ...(list?.querySelectorAll<HTMLInputElement>(`input[data-column="${column}"]`) ?? []),
  ];
  const column = Number(input.dataset['column']);
  const inputs = listColumn(column);
  return inputs[inputs.indexOf(input) + step] ?? listColumn(column + step).at(step > 0 ? 0 : -1);
}

/**
 * Reads a price as people type it: '8,5' is 8,50 €, 'nicht' is null: not sold; undefined: not a price. Nothing is `ifEmpty`.
 */
function readPrice(text: string, ifEmpty: Cents | null): Cents | null | undefined {
  const typed = text.trim().toLowerCase();
  if (typed === '') return ifEmpty;
  if (typed === '–' || typed === '-' || typed === MENU_LIST.notSold) return null;
  return readAmount(typed.replace(/\.(?=\d{3}(?:,|$))/, '')) ?? undefined;
}

/** '8,50', 'nicht' */
const formatPrice = (price: Cents | null): string => (price === null ? MENU_LIST.notSold : formatAmount(price));
