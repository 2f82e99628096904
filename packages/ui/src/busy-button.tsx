import { LOADING } from '@tischlein/wording';
import type { ButtonHTMLAttributes } from 'react';
import '../styles/busy-button.css';

interface BusyButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  readonly isBusy: boolean;
  readonly kind?: 'main' | 'line';
  readonly isWide?: boolean;
  /** A second, smaller line. */
  readonly subText?: string;
}

/** A button with a loading state: a spinner in place of its words, which stay its name (S1 §2 Generic building blocks). */
export function BusyButton({
  isBusy,
  kind = 'main',
  isWide = false,
  subText,
  children,
  ...attributes
}: BusyButtonProps) {
  return (
    <button
      type="button"
      {...attributes}
      className={`button button-${kind} busy-button${isWide ? ' button-wide' : ''}`}
      aria-busy={isBusy}
    >
      <span className="busy-button-words">
        {children}
        {subText !== undefined && <small>{subText}</small>}
      </span>
      {isBusy && <span className="spinner" role="img" aria-label={LOADING} />}
    </button>
  );
}
