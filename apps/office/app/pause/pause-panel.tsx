import { PAUSE_MINUTES, type PauseScope } from '@tischlein/domain/opening';
import { PAUSE } from '@tischlein/wording/office';
import { useState } from 'react';
import { timeInShop } from '@tischlein/shop-time';
import type { LivePause } from './use-pause.ts';

/** Pauses or resumes orders. */
export function PausePanel({ pause, onStart }: { readonly pause: LivePause; readonly onStart?: () => void }) {
  const [scope, setScope] = useState<PauseScope>('all');
  if (pause.pause) return <RunningPause pause={pause} />;
  return (
    <div className="pause-panel">
      <p>{PAUSE.help}</p>
      <fieldset className="pause-scope">
        <legend className="visually-hidden">{PAUSE.scope}</legend>
        {(['all', 'delivery'] as const).map((each) => (
          <label key={each}>
            <input type="radio" name="scope" checked={each === scope} onChange={() => setScope(each)} />
            {PAUSE.scopes[each]}
          </label>
        ))}
      </fieldset>
      <div className="button-row">
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
    <div className="pause-running">
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
