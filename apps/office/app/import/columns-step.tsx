import { COLUMN_MEANINGS, type ColumnMeaning, type ReadingAnswer } from '@tischlein/contract/office';
import { COLUMN_NAMES, IMPORT_WIZARD } from '@tischlein/wording/office';
import { useId, useRef, useState } from 'react';
import { StepBar } from './step-bar.tsx';
import { type ImportWizard, toColumnKey } from './use-import-wizard.ts';

type Column = ReadingAnswer['columns'][number];

/** What each column of each sheet becomes. */
export function ColumnsStep({ wizard }: { readonly wizard: ImportWizard }) {
  const { reading, isBusy, check, goTo } = wizard;
  const columns = reading?.columns ?? [];
  const [changed, setChanged] = useState<Readonly<Record<string, ColumnMeaning>>>({});
  const [isAsked, setAsked] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const find = (column: Column): ColumnMeaning => changed[toColumnKey(column)] ?? column.meaning;
  const sheets = [...Map.groupBy(columns, ({ sheet }) => sheet)];
  const go = (): void => {
    const isUnclear = columns.some((column) => find(column) === 'unclear');
    setAsked(isUnclear);
    if (isUnclear) list.current?.querySelector<HTMLSelectElement>('select[data-unclear]')?.focus();
    else void check(changed);
  };
  const taken = columns.filter((column) => !['none', 'unclear'].includes(find(column))).length;
  return (
    <>
      {reading?.encoding && <p>{IMPORT_WIZARD.encodings[reading.encoding]}</p>}
      <div ref={list}>
        {sheets.map(([sheet, own]) => (
          <section key={sheet} aria-label={sheet === '' ? undefined : IMPORT_WIZARD.sheet(sheet)}>
            {sheets.length > 1 && <SheetHead sheet={sheet} meanings={own.map(find)} />}
            <ul className="import-columns">
              {own.map((column, index) => (
                <ColumnRow
                  key={`${index} ${column.heading}`}
                  column={column}
                  meaning={find(column)}
                  isAsked={isAsked}
                  onChange={(meaning) => setChanged({ ...changed, [toColumnKey(column)]: meaning })}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <StepBar
        title={IMPORT_WIZARD.mapped(taken, columns.length)}
        isBusy={isBusy}
        onBack={() => goTo('source')}
        next={IMPORT_WIZARD.next}
        onNext={go}
      />
    </>
  );
}

const isPrice = (meaning: ColumnMeaning): boolean => /price/i.test(meaning) || meaning === 'unclear';

/** The name of a sheet, and what keeps it from being read. */
function SheetHead({ sheet, meanings }: { readonly sheet: string; readonly meanings: readonly ColumnMeaning[] }) {
  const missing = [
    ...(meanings.includes('name') ? [] : [COLUMN_NAMES.name]),
    ...(meanings.some(isPrice) ? [] : [IMPORT_WIZARD.price]),
  ];
  return (
    <header className="row">
      <h2>{IMPORT_WIZARD.sheet(sheet)}</h2>
      <span className="state" data-kind={missing.length > 0 ? 'warn' : 'good'}>
        {missing.length > 0 ? IMPORT_WIZARD.sheetLacks(missing) : IMPORT_WIZARD.sheetRead}
      </span>
    </header>
  );
}

interface ColumnRowProps {
  readonly column: Column;
  readonly meaning: ColumnMeaning;
  /** The merchant wanted to go on. */
  readonly isAsked: boolean;
  readonly onChange: (meaning: ColumnMeaning) => void;
}

function ColumnRow({ column: { heading, samples, problem }, meaning, isAsked, onChange }: ColumnRowProps) {
  const helpId = useId();
  const isUnclear = meaning === 'unclear';
  const options = COLUMN_MEANINGS.filter((each) => each !== 'unclear' || isUnclear);
  return (
    <li>
      <div>
        <strong>{heading}</strong>
        <small>{samples.join(' · ')}</small>
        {problem && (
          <small id={helpId} className="import-column-help" data-kind={isUnclear ? 'bad' : undefined}>
            {IMPORT_WIZARD.columnProblems[problem]}
          </small>
        )}
      </div>
      <select
        className="input"
        aria-label={IMPORT_WIZARD.becomes(heading)}
        aria-invalid={(isUnclear && isAsked) || undefined}
        aria-describedby={problem ? helpId : undefined}
        data-unclear={isUnclear || undefined}
        value={meaning}
        onChange={({ target }) => onChange(COLUMN_MEANINGS.find((each) => each === target.value) ?? 'none')}
      >
        {options.map((each) => (
          <option key={each} value={each}>
            {COLUMN_NAMES[each]}
          </option>
        ))}
      </select>
      <span className="state" data-kind={isUnclear ? 'bad' : meaning === 'none' ? 'warn' : 'good'}>
        {isUnclear ? IMPORT_WIZARD.unclear : meaning === 'none' ? IMPORT_WIZARD.notTaken : IMPORT_WIZARD.known}
      </span>
    </li>
  );
}
