import { DESK, PAUSE } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { Icon } from '../ui/icon.tsx';
import { formatTime } from '../values/clock.ts';

interface DeskBarProps {
  readonly now: number;
  /** Opens the pause panel; null: the role may not pause. */
  readonly onPause: (() => void) | null;
  /** Where orders on the telephone are taken; null: the role may not take them. */
  readonly telephone: string | null;
  readonly children: ReactNode;
}

/** The head of the desk: clock, shift, telephone and pause. */
export function DeskBar({ now, onPause, telephone, children }: DeskBarProps) {
  return (
    <header className="desk-head">
      <time className="desk-clock">{formatTime(now)}</time>
      <div className="desk-tools">
        {children}
        {telephone && (
          <a className="button button-line" href={telephone}>
            <Icon name="phone" />
            {DESK.telephone}
          </a>
        )}
        {onPause && (
          <button type="button" className="button button-line" onClick={onPause}>
            {PAUSE.title}
          </button>
        )}
      </div>
    </header>
  );
}
