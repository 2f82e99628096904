import * as calls from '@tischlein/contract/calls';
import type { FirstEveningAnswer } from '@tischlein/contract/office';
import type { OfficePage } from '@tischlein/contract/office-pages';
import { FIRST_EVENING_STEPS, type FirstEveningStep } from '@tischlein/domain/shop';
import { useRemote } from '@tischlein/ui/use-remote';
import { FIRST_EVENING as SAY, OFFICE_PAGE_NAMES } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { send } from '../api/send.ts';
import { findEntry } from '../frame/find-obstacle.ts';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { hasPage } from '../frame/visible-pages.ts';
import { hasBegunShift } from '../shift/begun-shift.ts';
import '../styles/first-evening.css';
import { Icon } from '../ui/icon.tsx';

const READ_EVERY_MS = 10_000;

/** A guide for the first evening on one sheet; what the shop has done before is ticked. */
export function FirstEveningPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { value, problem } = useRemote<FirstEveningAnswer>({
    key: `first evening ${shop.id}`,
    read: () => send(calls.getFirstEvening, { params: { shop: shop.id } }),
    againAfter: () => READ_EVERY_MS,
  });
  // Whether a shift has begun is known to this device alone.
  const isDone = (step: FirstEveningStep): boolean =>
    step === 'shift' ? hasBegunShift(shop.id) : (value?.done.includes(step) ?? false);
  return (
    <OfficeFrame
      title={SAY.title}
      crumb={{ path: '', name: OFFICE_PAGE_NAMES[''] }}
      actions={
        <button type="button" className="button button-line" onClick={() => window.print()}>
          <Icon name="printer" />
          {SAY.print}
        </button>
      }
    >
      <p className="page-lead">{SAY.lead}</p>
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      <ol className="launch-steps evening-steps">
        {FIRST_EVENING_STEPS.map((step, index) => (
          <Step key={step} step={step} number={index + 1} isDone={isDone(step)} />
        ))}
      </ol>
      {value && (
        <p role="status">{SAY.progress(FIRST_EVENING_STEPS.filter(isDone).length, FIRST_EVENING_STEPS.length)}</p>
      )}
    </OfficeFrame>
  );
}

interface StepProps {
  readonly step: FirstEveningStep;
  readonly number: number;
  readonly isDone: boolean;
}

function Step({ step, number, isDone }: StepProps) {
  const { session, shop } = useOffice();
  const { name, text, link } = SAY.steps[step];
  const path = PAGES[step];
  return (
    <li className="launch-step" data-state={isDone ? 'done' : 'todo'}>
      <span className="launch-dot" aria-hidden="true">
        {isDone ? <Icon name="check" /> : number}
      </span>
      <div>
        <h2>
          {name}
          {isDone && <span className="visually-hidden"> – {SAY.done}</span>}
        </h2>
        <p>{text}</p>
      </div>
      {hasPage(session, shop, findEntry(path)) && (
        <Link className="button button-quiet" to={`/${shop.slug}${path}`} aria-label={`${link}: ${name}`}>
          {link}
        </Link>
      )}
    </li>
  );
}

const PAGES: Readonly<Record<FirstEveningStep, OfficePage>> = {
  device: '/geraete',
  shift: '',
  testOrder: '/eroeffnen',
  accept: '',
  print: '/drucker',
  soldOut: '/bestand',
  pause: '',
  close: '',
};
