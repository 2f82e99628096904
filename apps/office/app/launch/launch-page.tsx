import type { OfficeSession, ShopStateAnswer } from '@tischlein/contract/office';
import { FIRST_EVENING, LAUNCH, OPENING_DUTY_WORDS, SHOP_STATE_NAMES } from '@tischlein/wording/office';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { ConflictDialog } from '../ui/conflict-dialog.tsx';
import { RecommendedStep } from './recommended-step.tsx';
import { LaunchStep } from './launch-step.tsx';
import { useConfig } from './use-config.ts';
import { type Launch, useShopState } from './use-shop-state.ts';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';

interface LaunchPageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** The checklist from a draft to an open shop (S3 L1), for owners. */
export const LaunchPage = ({ shop }: LaunchPageProps) => (
  <OfficeFrame title={LAUNCH.title}>
    {useOffice().may('shop', 'write') ? <Checklist shop={shop} /> : <p className="notice">{LAUNCH.onlyOwners}</p>}
  </OfficeFrame>
);

function Checklist({ shop }: Pick<LaunchPageProps, 'shop'>) {
  const launch = useShopState(shop);
  const config = useConfig(shop.id, launch.reload);
  const { current, problem } = launch;
  const reload = (): void => {
    launch.reload();
    config.reload();
  };
  return (
    <>
      {current && <Lead shop={shop} state={current.state} />}
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {current && (
        <div className="with-aside">
          <ol className="launch-steps">
            {current.steps.map((step, index) => (
              <LaunchStep key={step.duty} {...step} number={index + 1} part={{ shop, config, onSaved: reload }} />
            ))}
            {current.recommended.map((step, index) => (
              <RecommendedStep
                key={step.step}
                {...step}
                number={current.steps.length + index + 1}
                slug={shop.slug}
                isDraft={current.state === 'draft'}
              />
            ))}
          </ol>
          <LaunchAside shop={shop} current={current} change={launch.change} />
        </div>
      )}
      <ConflictDialog question={config.conflict} />
    </>
  );
}

function Lead({ shop, state }: Pick<LaunchPageProps, 'shop'> & Pick<ShopStateAnswer, 'state'>) {
  return (
    <p className="page-lead">
      {LAUNCH.lead[state](shop.name)}{' '}
      {state !== 'archived' && (
        <a href={`/f=${shop.slug}/`} target="_blank" rel="noreferrer">
          {state === 'draft' ? LAUNCH.preview : LAUNCH.visit}
        </a>
      )}
    </p>
  );
}

interface LaunchAsideProps extends LaunchPageProps {
  readonly current: ShopStateAnswer;
  readonly change: Launch['change'];
}

/** How far the shop is, and the button that opens it. */
function LaunchAside({ shop: { slug, isFranchiseOverview }, current: { state, steps }, change }: LaunchAsideProps) {
  const missing = steps.filter(({ isDone }) => !isDone);
  const done = steps.length - missing.length;
  const isMissing = missing.length > 0;
  const ring: CSSProperties & Record<'--part', number> = { '--part': done / steps.length };
  return (
    <aside className="stack well launch-aside" aria-label={SHOP_STATE_NAMES[state]}>
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
          className="button button-main button-wide"
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
      {!isFranchiseOverview && <Link to={`/${slug}/erster-abend`}>{FIRST_EVENING.title}</Link>}
      <Link to={`/${slug}/schliessen`}>{LAUNCH.closing}</Link>
    </aside>
  );
}
