import type { ReactNode } from 'react';
import { Icon } from './icon.tsx';

interface Words {
  readonly add: string;
  readonly less: string;
  readonly more: string;
  /** Name of the bin that replaces the minus at one; undefined: the minus stays. */
  readonly remove?: string;
}

interface StepperProps {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly words: Words;
  /** Shown between the buttons in place of the number. */
  readonly value?: ReactNode;
  /** Id of what the plus costs. */
  readonly describedBy?: string;
  readonly onChange: (count: number) => void;
}

/** Minus, number, plus; only plus while nothing is chosen. */
export function Stepper({ count, least, most, words, value, describedBy, onChange }: StepperProps) {
  const isEmpty = least === 0 && count === 0;
  const isLast = count === 1 && words.remove !== undefined;
  return (
    <span className="stepper" data-count={isEmpty ? 0 : undefined}>
      {!isEmpty && (
        <>
          <button
            type="button"
            aria-label={isLast ? words.remove : words.less}
            disabled={count <= least}
            onClick={() => onChange(count - 1)}
          >
            <Icon name={isLast ? 'bin' : 'minus'} />
          </button>
          <output>{value ?? count}</output>
        </>
      )}
      <button
        type="button"
        aria-label={isEmpty ? words.add : words.more}
        aria-describedby={describedBy}
        disabled={count >= most}
        onClick={() => onChange(count + 1)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
