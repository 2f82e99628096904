import { MAX_AMOUNT } from '@tischlein/domain/selection';
import { DISH } from '@tischlein/wording/storefront';
import { focusOnMount } from '@tischlein/ui/focus-on-mount';
import { type KeyboardEvent, useState } from 'react';

interface TypedAmountProps {
  readonly amount: number;
  readonly onAmount: (amount: number) => void;
}

/** The amount between the buttons; pressed, it can be typed. Other text changes nothing. */
export function TypedAmount({ amount, onAmount }: TypedAmountProps) {
  const [phase, setPhase] = useState<'shown' | 'typing' | 'endedByKey'>('shown');
  if (phase !== 'typing')
    return (
      <button
        ref={phase === 'endedByKey' ? focusOnMount : undefined}
        className="amount-button"
        type="button"
        aria-label={DISH.typeAmount(amount)}
        onClick={() => setPhase('typing')}
      >
        x{amount}
      </button>
    );
  const take = (text: string): void => {
    const typed = Number(text);
    if (Number.isInteger(typed) && typed >= 1) onAmount(Math.min(typed, MAX_AMOUNT));
  };
  const decide = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return;
    // The dialog stays open.
    event.preventDefault();
    // The field goes: the number takes its focus.
    setPhase('endedByKey');
    if (event.key === 'Enter') take(event.currentTarget.value);
  };
  return (
    <input
      ref={focusOnMount}
      className="input amount-input"
      inputMode="numeric"
      aria-label={DISH.amount}
      maxLength={4}
      defaultValue={amount}
      onFocus={({ target }) => target.select()}
      onBlur={({ target }) => {
        setPhase('shown');
        take(target.value);
      }}
      onKeyDown={decide}
    />
  );
}
