import { COLUMN_MEANINGS, type ColumnMeaning } from '@tischlein/contract/office';
import { COLUMN_NAMES, IMPORT_WIZARD } from '@tischlein/wording/office';
import { useState } from 'react';
import { StepBar } from './step-bar.tsx';
import type { ImportWizard } from './use-import-wizard.ts';

/** What each column of a table becomes. */
export function ColumnsStep({ wizard }: { readonly wizard: ImportWizard }) {
  const { reading, answers, isBusy, check, goTo } = wizard;
  const columns = reading?.columns ?? [];
  const read = Object.fromEntries(columns.map(({ heading, meaning }) => [heading, meaning]));
  const [chosen, setChosen] = useState<Readonly<Record<string, ColumnMeaning>>>(answers.columns ?? read);
  const taken = Object.values(chosen).filter((meaning) => meaning !== 'none').length;
  return (
    <>
      {reading?.encoding && <p>{IMPORT_WIZARD.encodings[reading.encoding]}</p>}
      <ul className="import-columns">
        {columns.map(({ heading, samples, meaning }, index) => (
          <li key={`${index} ${heading}`}>
            <div>
              <strong>{heading}</strong>
              <small>{samples.join(', ')}</small>
            </div>
            <select
              className="input"
              aria-label={IMPORT_WIZARD.becomes(heading)}
              value={chosen[heading]}
              onChange={({ target }) => setChosen({ ...chosen, [heading]: toMeaning(target.value) })}
            >
              {COLUMN_MEANINGS.map((each) => (
                <option key={each} value={each}>
                  {COLUMN_NAMES[each]}
                </option>
              ))}
            </select>
            <span className="state" data-kind={meaning === 'none' ? 'warn' : 'good'}>
              {meaning === 'none' ? IMPORT_WIZARD.notKnown : IMPORT_WIZARD.known}
            </span>
          </li>
        ))}
      </ul>
      <StepBar
        title={IMPORT_WIZARD.mapped(taken, columns.length)}
        isBusy={isBusy}
        onBack={() => goTo('source')}
        next={IMPORT_WIZARD.next}
        onNext={() => void check(chosen)}
      />
    </>
  );
}

const toMeaning = (value: string): ColumnMeaning => COLUMN_MEANINGS.find((each) => each === value) ?? 'none';
