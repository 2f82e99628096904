import type { DishDocument } from '@tischlein/domain/menu';
import type { ImportChange } from '@tischlein/domain/menu-editing';
import { describeImportChange, IMPORT_WIZARD } from '@tischlein/wording/office';
import { useState } from 'react';
import { Tick } from '../ui/tick.tsx';
import { StepBar } from './step-bar.tsx';
import type { ImportWizard } from './use-import-wizard.ts';

const FILTERS = ['all', 'changed', 'new', 'missing'] as const;
type Filter = (typeof FILTERS)[number];
const PAGE = 100;
const MISSING = ['keep', 'soldOut', 'remove'] as const;

/** Today's menu beside the source: each change is taken or not. */
export function CompareStep({ wizard }: { readonly wizard: ImportWizard }) {
  const [filter, setFilter] = useState<Filter>('all');
  const [most, setMost] = useState(PAGE);
  const { comparison, choice, edited, setTaken } = wizard;
  if (!comparison) return null;
  const { changes, missing, same } = comparison;
  const isSaving = edited.isSaving || wizard.isFetching;
  const isShown = ({ field }: ImportChange): boolean =>
    filter === 'all' || (filter === 'new' && field === null) || (filter === 'changed' && field !== null);
  const shown = changes.filter(isShown);
  const gone = filter === 'all' || filter === 'missing' ? missing : [];
  const count = choice.taken.size + choice.missing.size;
  const counts: Readonly<Record<Filter, number>> = {
    all: changes.length + missing.length,
    changed: changes.filter(({ field }) => field !== null).length,
    new: changes.filter(({ field }) => field === null).length,
    missing: missing.length,
  };
  const safe = shown.filter(({ isLoss }) => !isLoss).map(({ key }) => key);
  return (
    <>
      <p>{IMPORT_WIZARD.compareLead}</p>
      <div className="row import-filters" role="group" aria-label={IMPORT_WIZARD.show}>
        {FILTERS.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={filter === each}
            onClick={() => setFilter(each)}
          >
            {IMPORT_WIZARD.filters[each]} {counts[each]}
          </button>
        ))}
      </div>
      {!wizard.isConfirmedOneByOne && safe.length > 0 && (
        <Tick
          label={IMPORT_WIZARD.takeAll}
          isOn={safe.every((key) => choice.taken.has(key))}
          onChange={(isOn) => setTaken(safe, isOn)}
        />
      )}
      <ul className="import-changes">
        {shown.slice(0, most).map((change) => (
          <Change key={change.key} change={change} wizard={wizard} />
        ))}
        {gone.slice(0, most).map((dish) => (
          <Missing key={dish.id} dish={dish} wizard={wizard} />
        ))}
      </ul>
      {Math.max(shown.length, gone.length) > most && (
        <button type="button" className="button button-line" onClick={() => setMost(most + PAGE)}>
          {IMPORT_WIZARD.showMore}
        </button>
      )}
      <p className="notice" data-kind="good">
        {IMPORT_WIZARD.stays(same)}
      </p>
      <StepBar
        title={IMPORT_WIZARD.chosen(count)}
        hint={isSaving ? IMPORT_WIZARD.saving : ''}
        isBusy={isSaving || count === 0}
        onBack={() => wizard.goTo('check')}
        next={IMPORT_WIZARD.take}
        onNext={() => void wizard.save()}
      />
    </>
  );
}

interface ChangeProps {
  readonly change: ImportChange;
  readonly wizard: ImportWizard;
}

function Change({ change, wizard: { choice, comparison, edited, setTaken } }: ChangeProps) {
  const menus = { before: edited.saved, after: comparison?.aligned.menu ?? null };
  const { name, field, before, after } = describeImportChange(change, menus);
  return (
    <li>
      <label className="tick">
        <input
          type="checkbox"
          aria-label={IMPORT_WIZARD.takeOne(name, field)}
          checked={choice.taken.has(change.key)}
          onChange={({ target }) => setTaken([change.key], target.checked)}
        />
        <span>
          <strong>{name}</strong>
          <small>{field}</small>
        </span>
      </label>
      <p>
        {before && <del>{before}</del>} <ins>{after}</ins>
        {change.isLoss && <small className="import-loss">{IMPORT_WIZARD.loss}</small>}
      </p>
    </li>
  );
}

interface MissingProps {
  readonly dish: DishDocument;
  readonly wizard: ImportWizard;
}

const Missing = ({ dish, wizard: { choice, setMissing } }: MissingProps) => (
  <li>
    <span className="import-gone">
      <strong>{dish.name}</strong>
      <small>{IMPORT_WIZARD.notInFile}</small>
    </span>
    <select
      className="input"
      aria-label={IMPORT_WIZARD.whatWith(dish.name)}
      value={choice.missing.get(dish.id) ?? 'keep'}
      onChange={({ target }) => setMissing(dish.id, MISSING.find((each) => each === target.value) ?? 'keep')}
    >
      {MISSING.map((each) => (
        <option key={each} value={each}>
          {IMPORT_WIZARD.missing[each]}
        </option>
      ))}
    </select>
  </li>
);
