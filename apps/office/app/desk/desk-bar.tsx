import { DESK, PAUSE } from '@tischlein/wording/office';
import { formatTime } from '../values/clock.ts';
import { OfficeBar } from '../frame/office-bar.tsx';
import { Icon } from '../ui/icon.tsx';

interface DeskBarProps {
  readonly now: number;
  readonly isSoundOn: boolean;
  readonly onSound: () => void;
  /** Opens the pause panel. */
  readonly onPause: () => void;
}

/** The office bar with clock, sound and pause. */
export function DeskBar({ now, isSoundOn, onSound, onPause }: DeskBarProps) {
  return (
    <OfficeBar>
      <time className="desk-clock">{formatTime(now)}</time>
      <button type="button" className="bar-tool" aria-pressed={isSoundOn} onClick={onSound}>
        <Icon name="bell" />
        {isSoundOn ? DESK.soundOn : DESK.soundOff}
      </button>
      <button type="button" className="bar-tool" onClick={onPause}>
        {PAUSE.title}
      </button>
    </OfficeBar>
  );
}
