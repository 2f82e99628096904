import type { Cents } from '@tischlein/domain';
import type { PriceCell } from '@tischlein/domain/menu-editing';
import { EDITOR } from '@tischlein/wording/office';
import { formatAmount, readAmount } from '../values/amounts.ts';
import { ValueField } from '../ui/value-field.tsx';

/** What a price field says: an amount, not offered, or that it is empty. */
export type PriceEntry = { readonly code: 'price'; readonly price: Cents } | { readonly code: 'notOffered' | 'empty' };

interface PriceInputProps {
  readonly label: string;
  readonly isLabelled?: boolean;
  /** empty: the price that counts; unstated: none is named. */
  readonly cell: PriceCell | { readonly code: 'empty'; readonly price: Cents | null } | { readonly code: 'unstated' };
  readonly onFocus?: () => void;
  readonly onEntry: (entry: PriceEntry) => void;
}

/** A price: an amount, 'nicht' for not offered, or empty for what the placeholder says. */
export function PriceInput({ label, isLabelled = false, cell, onFocus, onEntry }: PriceInputProps) {
  return (
    <ValueField
      label={label}
      isLabelHidden={!isLabelled}
      text={cell.code === 'own' ? formatAmount(cell.price) : cell.code === 'notOffered' ? EDITOR.notOffered : ''}
      read={readEntry}
      invalid={EDITOR.noPrice}
      unit="€"
      maxLength={12}
      placeholder={describeEmpty(cell)}
      onFocus={onFocus}
      onChange={onEntry}
    />
  );
}

function describeEmpty(cell: PriceInputProps['cell']): string {
  if (cell.code === 'unstated') return EDITOR.unstated;
  if (cell.code === 'own' || cell.code === 'notOffered') return '';
  return cell.price === null ? EDITOR.notOffered : formatAmount(cell.price);
}

/** Reads '12,50', 'nicht', '–' or nothing; null: none of these. */
function readEntry(text: string): PriceEntry | null {
  const trimmed = text.trim().toLowerCase();
  if (trimmed === '') return { code: 'empty' };
  if (/^(?:[-–—x]|nicht|nein)$/.test(trimmed)) return { code: 'notOffered' };
  const price = readAmount(trimmed);
  return price === null ? null : { code: 'price', price };
}
