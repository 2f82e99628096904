import type { ImportNote, RowBalance } from '@tischlein/contract/office';
import { IGNORED_ROW_NAMES, IMPORT_KIND_TITLES, IMPORT_NOTE_SENTENCES, importBalance } from '@tischlein/wording/import';
import { IMPORT_WIZARD } from '@tischlein/wording/office';
import { Icon } from '../ui/icon.tsx';
import { StepBar } from './step-bar.tsx';
import type { ImportWizard } from './use-import-wizard.ts';
import { WordQuestions } from './word-questions.tsx';

const KINDS = ['rejected', 'lost', 'assumed', 'changed'] as const;
const STATES = { rejected: 'bad', lost: 'bad', assumed: 'warn', changed: 'good' } as const;
const SHOWN = 100;

/** What fits and what does not, dish by dish. */
export function CheckStep({ wizard }: { readonly wizard: ImportWizard }) {
  const { reading, isBusy, goTo, goToCompare } = wizard;
  if (!reading?.menu) return null;
  const { menu, notes, rows, system, format } = reading;
  const unknown = menu.dishes.filter(({ declarations }) => declarations === null).length;
  const rejected = notes.filter(({ kind }) => kind === 'rejected').length;
  return (
    <>
      <dl className="import-tally">
        <Count kind="good" count={menu.dishes.length - unknown} name={IMPORT_WIZARD.fits} />
        <Count kind="warn" count={unknown} name={IMPORT_WIZARD.unknown} />
        <Count kind="bad" count={rejected} name={IMPORT_WIZARD.rejected} />
        <Count kind="plain" count={menu.categories.length} name={IMPORT_WIZARD.categories} />
      </dl>
      <p>{importBalance(format === 'table' || format === 'pdf' ? 'rows' : 'dishes', rows)}</p>
      {format === 'pdf' && <p className="notice">{IMPORT_WIZARD.pdf}</p>}
      {format === 'table' && system && <p>{IMPORT_WIZARD.system(system)}</p>}
      <WordQuestions wizard={wizard} />
      <div>
        {KINDS.map((kind) => (
          <Findings key={kind} kind={kind} notes={notes.filter((note) => note.kind === kind)} />
        ))}
        <Ignored rows={rows.ignored} />
      </div>
      <StepBar
        title={IMPORT_WIZARD.ready(menu.dishes.length)}
        hint={rejected > 0 ? IMPORT_WIZARD.leftOut(rejected) : ''}
        isBusy={isBusy}
        onBack={() => goTo(reading.columns.length > 0 ? 'columns' : 'source')}
        next={IMPORT_WIZARD.compare}
        onNext={goToCompare}
      />
    </>
  );
}

interface CountProps {
  readonly kind: 'good' | 'warn' | 'bad' | 'plain';
  readonly count: number;
  readonly name: string;
}

const Count = ({ kind, count, name }: CountProps) => (
  <div data-kind={kind}>
    <dt>{name}</dt>
    <dd>{count}</dd>
  </div>
);

interface FindingsProps {
  readonly kind: ImportNote['kind'];
  readonly notes: readonly ImportNote[];
}

function Findings({ kind, notes }: FindingsProps) {
  if (notes.length === 0) return null;
  return (
    <details className="import-finding" data-kind={STATES[kind]} open={kind === 'rejected'}>
      <summary>
        <Icon name={kind === 'changed' ? 'check' : 'alert'} />
        <span>{IMPORT_KIND_TITLES[kind]}</span>
        <strong>{notes.length}</strong>
      </summary>
      {[...Map.groupBy(notes, ({ code }) => code)].map(([code, same]) => (
        <section key={code}>
          <h3>{IMPORT_NOTE_SENTENCES[code]}</h3>
          <ul>
            {same.slice(0, SHOWN).map(({ where, value }, index) => (
              <li key={`${index} ${where}`}>
                {where}
                {value && <span>{value}</span>}
              </li>
            ))}
            {same.length > SHOWN && <li>{IMPORT_WIZARD.more(same.length - SHOWN)}</li>}
          </ul>
        </section>
      ))}
    </details>
  );
}

/** Rows of the source that are no dishes, by their reason. */
function Ignored({ rows }: { readonly rows: RowBalance['ignored'] }) {
  if (rows.length === 0) return null;
  return (
    <details className="import-finding" data-kind="good">
      <summary>
        <Icon name="check" />
        <span>{IMPORT_WIZARD.ignored}</span>
        <strong>{rows.length}</strong>
      </summary>
      {[...Map.groupBy(rows, ({ reason }) => reason)].map(([reason, same]) => (
        <section key={reason}>
          <h3>{IGNORED_ROW_NAMES[reason]}</h3>
          <ul>
            {same.slice(0, SHOWN).map(({ row }) => (
              <li key={row}>{row}</li>
            ))}
            {same.length > SHOWN && <li>{IMPORT_WIZARD.more(same.length - SHOWN)}</li>}
          </ul>
        </section>
      ))}
    </details>
  );
}
