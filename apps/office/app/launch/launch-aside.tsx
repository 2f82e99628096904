import type { ShopStateAnswer } from '@tischlein/contract/office';
import { LAUNCH, OPENING_DUTY_WORDS, SHOP_STATE_NAMES } from '@tischlein/wording/office';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import type { Launch } from './use-shop-state.ts';

interface LaunchAsideProps {
  readonly slug: string;
  readonly current: ShopStateAnswer;
  readonly change: Launch['change'];
}

/** How far the shop is, and the button that opens it. */
export function LaunchAside({ slug, current: { state, steps }, change }: LaunchAsideProps) {
  const missing = steps.filter(({ isDone }) => !isDone);
  const done = steps.length - missing.length;
  const isMissing = missing.length > 0;
  const ring: CSSProperties & Record<'--part', number> = { '--part': done / steps.length };
  return (
    <aside className="launch-aside" aria-label={SHOP_STATE_NAMES[state]}>
      <span
        className="launch-ring"
        role="img"
        aria-label={LAUNCH.progress(done, steps.length)}
        data-words={`${done} / ${steps.length}`}
        style={ring}
      />
      <h2>{isMissing ? LAUNCH.stepsLeft(missing.length) : LAUNCH.complete}</h2>
      {state === 'open' && isMissing && <p>{LAUNCH.incompleteOpen}</p>}
      {state !== 'open' && (
        <button
          type="button"
          className="button button-main"
          aria-disabled={isMissing}
          aria-describedby="launch-missing"
          onClick={() => void (isMissing || change('open'))}
        >
          {LAUNCH.open}
        </button>
      )}
      <p id="launch-missing">
        {isMissing && LAUNCH.missingList(missing.map(({ duty }) => OPENING_DUTY_WORDS[duty].name))}
      </p>
      {isMissing && state !== 'open' && <small>{LAUNCH.saveHint}</small>}
      <Link to={`/${slug}/schliessen`}>{LAUNCH.closing}</Link>
    </aside>
  );
}
