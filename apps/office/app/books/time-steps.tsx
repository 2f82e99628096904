import { REPORT } from '@tischlein/wording/office';
import { type ReactNode, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import { Said } from '../ui/said.tsx';

interface TimeStepsProps {
  readonly names: { readonly earlier: string; readonly later: string };
  /** There are no figures of the future. */
  readonly isToday: boolean;
  readonly onStep: (by: -1 | 1) => void;
  readonly children: ReactNode;
}

/** Goes back and forth in time, up to today. */
export function TimeSteps({ names, isToday, onStep, children }: TimeStepsProps) {
  const [isTooLate, setTooLate] = useState(false);
  const step = (by: -1 | 1): void => {
    setTooLate(by > 0 && isToday);
    if (by < 0 || !isToday) onStep(by);
  };
  return (
    <div className="row report-step">
      <button type="button" className="button button-quiet" aria-label={names.earlier} onClick={() => step(-1)}>
        <Icon name="back" />
      </button>
      {children}
      <button
        type="button"
        className="button button-quiet report-later"
        aria-label={names.later}
        onClick={() => step(1)}
      >
        <Icon name="back" />
      </button>
      <Said said={{ text: isTooLate ? REPORT.noLater : '', isProblem: false }} />
    </div>
  );
}
