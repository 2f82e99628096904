import { PAUSE_MINUTES, type PauseScope } from '@tischlein/domain/opening';
import { PAUSE } from '@tischlein/wording/office';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import { RadioList } from '../ui/radio-list.tsx';
import type { LivePause } from './use-pause.ts';

/** Pauses or resumes orders. */
export function PausePanel({ pause, onStart }: { readonly pause: LivePause; readonly onStart?: () => void }) {
  const [scope, setScope] = useState<PauseScope>('all');
  if (pause.pause) return <RunningPause pause={pause} />;
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
            onClick={() => {
              pause.start({ scope, minutes });
              onStart?.();
            }}
          >
            {minutes === 'untilClosing' ? PAUSE.untilClosing : PAUSE.stopFor(minutes)}
          </button>
        ))}
      </div>
      {pause.problem && <p role="alert">{pause.problem}</p>}
    </div>
  );
}

/** The running pause with its countdown and the button to end it. */
function RunningPause({ pause: { pause, secondsLeft, resume } }: { readonly pause: LivePause }) {
  if (!pause) return null;
  return (
    <div className="row pause-running">
      <p role="status">
        <strong>{PAUSE.running(pause.scope, timeInShop(pause.until))}</strong>
      </p>
      <span className="pause-left" role="timer">
        {PAUSE.left(secondsLeft)}
      </span>
      <button type="button" className="button button-main" onClick={resume}>
        {PAUSE.resume}
      </button>
    </div>
  );
}
