import { PAUSE } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { formatTime } from '../values/clock.ts';

interface DeskBarProps {
  readonly now: number;
  /** Opens the pause panel; null: the role may not pause. */
  readonly onPause: (() => void) | null;
  readonly children: ReactNode;
}

/** The head of the desk: clock, shift and pause. */
export function DeskBar({ now, onPause, children }: DeskBarProps) {
  return (
    <header className="desk-head">
      <time className="desk-clock">{formatTime(now)}</time>
      <div className="desk-tools">
        {children}
        {onPause && (
          <button type="button" className="button button-line" onClick={onPause}>
            {PAUSE.title}
          </button>
        )}
      </div>
    </header>
  );
}
