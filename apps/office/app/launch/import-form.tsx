import type { ImportAnswer } from '@tischlein/contract/office';
import { Field } from '@tischlein/ui/field';
import { LAUNCH } from '@tischlein/wording/office';
import { useState } from 'react';
import { Tick } from '../ui/tick.tsx';
import { type ChosenFile, useImport } from './use-import.ts';

const { menu: SAY } = LAUNCH;

interface ImportFormProps {
  readonly shop: string;
  readonly onSaved: () => void;
}

/** A menu from a file: its report first, then the import. */
export function ImportForm({ shop, onSaved }: ImportFormProps) {
  const menu = useImport(shop, onSaved);
  return (
    <>
      <Field label={SAY.file} help={SAY.help} error={menu.problem || null}>
        {(control) => (
          <input
            className="input"
            type="file"
            accept=".xlsx,.csv,.tsv,.txt,.json"
            onChange={({ target }) => void menu.choose(target.files?.[0] ?? null)}
            {...control}
          />
        )}
      </Field>
      <p role="status">{menu.isBusy ? SAY.checking : menu.isTaken ? SAY.taken : ''}</p>
      {menu.checked && (
        <Checked key={menu.checked.file.content} {...menu.checked} onTake={menu.take} isBusy={menu.isBusy} />
      )}
    </>
  );
}

interface CheckedProps {
  readonly file: ChosenFile;
  readonly answer: ImportAnswer;
  readonly isBusy: boolean;
  readonly onTake: (replace: boolean) => Promise<void>;
}

function Checked({ answer, isBusy, onTake }: CheckedProps) {
  const [replace, setReplace] = useState(false);
  const [isMissing, setMissing] = useState(false);
  return (
    <>
      <pre className="launch-report">{answer.report.join('\n')}</pre>
      {answer.needsConsent && <Tick label={SAY.replace} isOn={replace} onChange={setReplace} />}
      <button
        type="button"
        className="button button-main"
        aria-disabled={isBusy}
        onClick={() => {
          setMissing(answer.needsConsent && !replace);
          if (!isBusy && (replace || !answer.needsConsent)) void onTake(replace);
        }}
      >
        {SAY.take}
      </button>
      <p role="alert">{isMissing && !replace ? SAY.replaceMissing : ''}</p>
    </>
  );
}
