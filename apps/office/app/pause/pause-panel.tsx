import { PAUSE } from '@tischlein/wording/office';
import { timeInShop } from '@tischlein/shop-time';
import { PauseChoice } from './pause-choice.tsx';
import type { LivePause } from './use-pause.ts';

/** Pauses or resumes orders. */
export const PausePanel = ({ pause, onStart }: { readonly pause: LivePause; readonly onStart?: () => void }) =>
  pause.pause ? (
    <RunningPause pause={pause} />
  ) : (
    <PauseChoice problem={pause.problem} start={pause.start} onStart={onStart} />
  );

/** The running pause with its countdown and the button to end it. */
function RunningPause({ pause: { pause, secondsLeft, problem, resume } }: { readonly pause: LivePause }) {
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
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
