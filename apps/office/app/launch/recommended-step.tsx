import type { ShopStateAnswer } from '@tischlein/contract/office';
import { LAUNCH, MAILS } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { Icon } from '../ui/icon.tsx';

type RecommendedStepProps = ShopStateAnswer['recommended'][number] & {
  readonly number: number;
  readonly slug: string;
  /** A draft has a preview in which its owner orders. */
  readonly isDraft: boolean;
};

/** A row of the checklist that is only recommended. */
export function RecommendedStep({ step, isDone, number, slug, isDraft }: RecommendedStepProps) {
  const { ownsInstallation } = useOffice().session;
  const { name, hint } = LAUNCH.recommended[step];
  const words = step === 'testOrder' ? LAUNCH.order : isDone ? LAUNCH.change : LAUNCH.go;
  const link = { className: `button ${isDone ? 'button-quiet' : 'button-line'}`, 'aria-label': `${words}: ${name}` };
  return (
    <li className="launch-step" data-state={isDone ? 'done' : step === 'mail' ? 'todo' : 'optional'}>
      <span className="launch-dot" aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div>
        <h2>
          {name}
          {step === 'mail' ? (
            <span className="visually-hidden"> – {LAUNCH.missing}</span>
          ) : isDone ? (
            <span className="visually-hidden"> – {LAUNCH.done}</span>
          ) : (
            <span className="field-optional"> {LAUNCH.optional}</span>
          )}
        </h2>
        <p>
          {hint}
          {step === 'mail' && !ownsInstallation && ` ${MAILS.askOperator}`}
        </p>
      </div>
      {step === 'mail' && ownsInstallation && (
        <Link {...link} to={`/${slug}/installation`}>
          {words}
        </Link>
      )}
      {step === 'look' && (
        <Link {...link} to={`/${slug}/marke`}>
          {words}
        </Link>
      )}
      {step === 'testOrder' && isDraft && (
        <a {...link} href={`/f=${slug}/`} target="_blank" rel="noreferrer">
          {words}
        </a>
      )}
    </li>
  );
}
