import type { OfficeSession } from '@tischlein/contract/office';
import { Announcer } from '@tischlein/ui/announcer';
import { IMPORT_WIZARD, OFFICE_PAGE_NAMES } from '@tischlein/wording/office';
import { Link } from 'react-router';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { MenuConflictDialog } from '../menu/menu-conflict-dialog.tsx';
import '../styles/import.css';
import '../styles/menu-dialogs.css';
import { Icon } from '../ui/icon.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { CompareStep } from './compare-step.tsx';
import { DoneStep } from './done-step.tsx';
import { SourceStep } from './source-step.tsx';
import { type ImportWizard, STEPS, useImportWizard } from './use-import-wizard.ts';

/** Reads a menu from a file or a page, in five steps. */
export function ImportPage({ shop }: { readonly shop: OfficeSession['shops'][number] }) {
  const { may } = useOffice();
  const wizard = useImportWizard(shop.id);
  const { step, edited } = wizard;
  const isBlocked = step === 'source' && edited.isChanged;
  const problem = wizard.problem || edited.problem;
  return (
    <OfficeFrame title={IMPORT_WIZARD.title} crumb={{ path: '/karte', name: OFFICE_PAGE_NAMES['/karte'] }} isWide>
      <div className="import-wizard">
        <p className="import-lead">{IMPORT_WIZARD.lead}</p>
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
