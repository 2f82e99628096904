import type { OfficeSession } from '@tischlein/contract/office';
import { Announcer } from '@tischlein/ui/announcer';
import { IMPORT_WIZARD, OFFICE_PAGE_NAMES } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { MenuConflictDialog } from '../menu/menu-conflict-dialog.tsx';
import '../styles/import.css';
import '../styles/menu-dialogs.css';
import { focusHeading } from '../ui/focus-heading.ts';
import { Icon } from '../ui/icon.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { CompareStep } from './compare-step.tsx';
import { SourceStep } from './source-step.tsx';
import { type ImportWizard, STEPS, useImportWizard } from './use-import-wizard.ts';
import * as calls from '@tischlein/contract/calls';
import { useRef, useState } from 'react';
import { send } from '../api/send.ts';
import { useSavedChange } from './use-saved-change.ts';

/** Reads a menu from a file or a page, in five steps. */
export function ImportPage({ shop }: { readonly shop: OfficeSession['shops'][number] }) {
  const { may } = useOffice();
  const wizard = useImportWizard(shop.id);
  const { step, edited } = wizard;
  const takeStep = useStepFocus();
  const isBlocked = step === 'source' && edited.isChanged;
  const problem = wizard.problem || edited.problem;
  return (
    <OfficeFrame title={nameStep(step)} crumb={{ path: '/karte', name: OFFICE_PAGE_NAMES['/karte'] }} isWide>
      <div key={step} ref={takeStep} className="stack import-wizard">
        <p className="soft">{IMPORT_WIZARD.lead}</p>
        <Progress step={step} />
        {problem && (
          <p className="notice import-problem" data-kind="bad" role="alert">
            {problem}
          </p>
        )}
        <p role="status" className="visually-hidden">
          {wizard.isBusy ? IMPORT_WIZARD.reading : ''}
        </p>
        {!may('menu', 'write') && <p className="notice">{IMPORT_WIZARD.onlyReaders}</p>}
        {may('menu', 'write') && isBlocked && (
          <p className="notice">
            {IMPORT_WIZARD.unsaved} <Link to={`/${shop.slug}/karte`}>{IMPORT_WIZARD.toMenu}</Link>
          </p>
        )}
        {may('menu', 'write') && !isBlocked && <Step wizard={wizard} shop={shop} />}
      </div>
      <MenuConflictDialog question={edited.question} />
      <Announcer />
    </OfficeFrame>
  );
}

/** 'Karte einlesen: Prüfen'; the first step is the page itself. */
const nameStep = (step: ImportWizard['step']): string =>
  step === 'source' ? IMPORT_WIZARD.title : `${IMPORT_WIZARD.title}: ${IMPORT_WIZARD.stepNames[step]}`;

/** A ref for what a step replaces: the focus goes to the heading, which names the step. */
function useStepFocus(): (part: HTMLElement | null) => void {
  const isOpened = useRef(false);
  const [take] = useState(() => (part: HTMLElement | null): void => {
    if (!part) return;
    if (isOpened.current) document.querySelector('h1')?.focus();
    isOpened.current = true;
  });
  return take;
}

interface StepProps {
  readonly wizard: ImportWizard;
  readonly shop: OfficeSession['shops'][number];
}

function Step({ wizard, shop }: StepProps) {
  switch (wizard.step) {
    case 'source':
      return <SourceStep wizard={wizard} />;
    case 'columns':
      return <ColumnsStep wizard={wizard} />;
    case 'check':
      return <CheckStep wizard={wizard} />;
    case 'compare':
      return <CompareStep wizard={wizard} />;
    case 'done':
      return <DoneStep wizard={wizard} shop={shop} />;
  }
}

function Progress({ step }: Pick<ImportWizard, 'step'>) {
  const at = STEPS.indexOf(step);
  return (
    <ol className="import-steps" aria-label={IMPORT_WIZARD.steps}>
      {STEPS.map((each, index) => (
        <li key={each} aria-current={each === step ? 'step' : undefined} data-done={index < at || undefined}>
          <span aria-hidden="true">{index < at ? <Icon name="check" /> : index + 1}</span>
          {IMPORT_WIZARD.stepNames[each]}
        </li>
      ))}
    </ol>
  );
}

interface DoneStepProps {
  readonly wizard: ImportWizard;
  readonly shop: OfficeSession['shops'][number];
}

/** What was saved, and one undo for all of it. */
function DoneStep({ wizard, shop }: DoneStepProps) {
  const { choice, edited, setProblem } = wizard;
  const change = useSavedChange(shop.id);
  const [isUndone, setUndone] = useState(false);
  const isSending = useRef(false);
  const waiting = edited.saved?.dishes.filter(({ declarations }) => declarations === null).length ?? 0;
  const undo = async (): Promise<void> => {
    if (!change || isSending.current) return;
    isSending.current = true;
    const params = { shop: shop.id, number: change.number };
    const headers = { 'if-match': `"${change.version}"` };
    const answer = await send(calls.restoreMenu, { params, headers, body: { state: 'before' } });
    isSending.current = false;
    setProblem(answer.ok ? '' : answer.problem.message);
    if (!answer.ok) return;
    // The pressed button goes.
    focusHeading('.import-wizard');
    setUndone(true);
    edited.discard();
  };
  return (
    <div className="stack well" role="status">
      <h2>{isUndone ? IMPORT_WIZARD.undone : IMPORT_WIZARD.taken}</h2>
      {!isUndone && <p>{IMPORT_WIZARD.takenText(choice.taken.size + choice.missing.size, shop.state === 'open')}</p>}
      {!isUndone && waiting > 0 && <p>{IMPORT_WIZARD.waiting(waiting)}</p>}
      <div className="row">
        {!isUndone && waiting > 0 && (
          <Link className="button button-main" to={`/${shop.slug}/allergene`}>
            {IMPORT_WIZARD.complete}
          </Link>
        )}
        <Link className="button button-line" to={`/${shop.slug}/karte`}>
          {IMPORT_WIZARD.toMenu}
        </Link>
        {!isUndone && change && (
          <button type="button" className="button button-quiet" onClick={() => void undo()}>
            <Icon name="undo" />
            {IMPORT_WIZARD.undo}
          </button>
        )}
      </div>
      <small>{IMPORT_WIZARD.history}</small>
    </div>
  );
}
