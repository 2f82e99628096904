import { DESK, PAUSE } from '@tischlein/wording/office';
import { formatTime } from '../values/clock.ts';
import { Icon } from '../ui/icon.tsx';

interface DeskBarProps {
  readonly now: number;
  readonly isSoundOn: boolean;
  readonly onSound: () => void;
  /** Opens the pause panel; null: the role may not pause. */
  readonly onPause: (() => void) | null;
}

/** The head of the desk: clock, sound and pause. */
export function DeskBar({ now, isSoundOn, onSound, onPause }: DeskBarProps) {
  return (
    <header className="desk-head">
      <time className="desk-clock">{formatTime(now)}</time>
      <div className="desk-tools">
        <button type="button" className="button button-quiet" aria-pressed={isSoundOn} onClick={onSound}>
          <Icon name="bell" />
          {isSoundOn ? DESK.soundOn : DESK.soundOff}
        </button>
        {onPause && (
          <button type="button" className="button button-line" onClick={onPause}>
            {PAUSE.title}
          </button>
        )}
      </div>
    </header>
  );
}
