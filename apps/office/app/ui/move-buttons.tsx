import { MOVES } from '@tischlein/wording/office';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './icon.tsx';
import { Said } from './said.tsx';

interface MoveButtonsProps {
  readonly place: { readonly index: number; readonly count: number };
  /** Accessible names, where several entries are in view. */
  readonly names?: { readonly up: string; readonly down: string };
  /** Arrows in place of words. */
  readonly hasIcons?: boolean;
  readonly onMove: (by: -1 | 1) => void;
}

/** Moves an entry of a list by one place; at an end of the list they say so. */
export function MoveButtons({ place: { index, count }, names, hasIcons = false, onMove }: MoveButtonsProps) {
  const [text, setText] = useState('');
  const move = (by: -1 | 1, button: HTMLButtonElement): void => {
    const end = by < 0 ? MOVES.isFirst : MOVES.isLast;
    const isPossible = index + by >= 0 && index + by < count;
    setText(isPossible ? '' : end);
    if (!isPossible) return;
    // Moving the element in the DOM would lose the focus.
    flushSync(() => onMove(by));
    button.focus();
  };
  return (
    <>
      {(['up', 'down'] as const).map((way) => (
        <button
          key={way}
          type="button"
          className={hasIcons ? 'icon-button' : 'button button-quiet'}
          aria-label={names?.[way]}
          onClick={({ currentTarget }) => move(way === 'up' ? -1 : 1, currentTarget)}
        >
          {hasIcons ? <Icon name={way} /> : MOVES[way]}
        </button>
      ))}
      <Said said={{ text, isProblem: false }} />
    </>
  );
}
