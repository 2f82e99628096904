import { DESK, PAUSE } from '@tischlein/wording/office';
import { formatTime } from '../clock.ts';
import { OfficeBar } from '../frame/office-bar.tsx';
import { Icon } from '../ui/icon.tsx';

interface DeskBarProps {
  readonly now: number;
  readonly isSoundOn: boolean;
  readonly onSound: () => void;
  /** Opens what stops orders for a while. */
  readonly onPause: () => void;
}

/** What time it is, and the few things one sets during a shift. */
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
