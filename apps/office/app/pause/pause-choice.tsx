import type { PauseRequest } from '@tischlein/contract/office';
import { PAUSE_MINUTES, type PauseScope } from '@tischlein/domain/opening';
import { PAUSE } from '@tischlein/wording/office';
import { useState } from 'react';
import { RadioList } from '../ui/radio-list.tsx';

interface PauseChoiceProps {
  /** Of the last press; empty: none. */
  readonly problem: string;
  /** Resolves to whether orders are paused. */
  readonly start: (request: PauseRequest) => Promise<boolean>;
  readonly onStart?: (() => void) | undefined;
}

/** Asks which orders to stop, and for how long. */
export function PauseChoice({ problem, start, onStart }: PauseChoiceProps) {
  const [scope, setScope] = useState<PauseScope>('all');
  const [isBusy, setBusy] = useState(false);
  const press = async (minutes: PauseRequest['minutes']): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    const isPaused = await start({ scope, minutes });
    setBusy(false);
    if (isPaused) onStart?.();
  };
  return (
    <div className="stack pause-panel">
      <p>{PAUSE.help}</p>
      <RadioList
        legend={PAUSE.scope}
        isLegendHidden
        isRow
        values={['all', 'delivery']}
        names={PAUSE.scopes}
        value={scope}
        onChange={setScope}
      />
      <div className="row">
        {[...PAUSE_MINUTES, 'untilClosing' as const].map((minutes) => (
          <button
            key={minutes}
            type="button"
            className="button button-line"
            aria-disabled={isBusy}
            onClick={() => void press(minutes)}
          >
            {minutes === 'untilClosing' ? PAUSE.untilClosing : PAUSE.stopFor(minutes)}
          </button>
        ))}
      </div>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
