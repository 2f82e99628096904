import { DECLARATIONS, type Declaration } from '@tischlein/domain/menu';
import { declarationName } from '@tischlein/wording';
import { IMPORT_WIZARD } from '@tischlein/wording/office';
import { useState } from 'react';
import type { ImportWizard } from './use-import-wizard.ts';

const NOTHING = 'nothing';

/** Asks what each unknown word declares; a word without an answer stays unknown (S3 L2). */
export function WordQuestions({ wizard }: { readonly wizard: ImportWizard }) {
  const { reading, isBusy, answerWords } = wizard;
  const [answers, setAnswers] = useState<Readonly<Record<string, readonly Declaration[]>>>({});
  const [isMissing, setMissing] = useState(false);
  const askFor = (button: HTMLElement): void => {
    setMissing(true);
    button.closest('section')?.querySelector('select')?.focus();
  };
  const words = reading?.words ?? [];
  if (words.length === 0) return null;
  const answered = words.filter(({ word }) => answers[word]).length;
  const set = (word: string, declared: readonly Declaration[] | null): void => {
    const { [word]: _, ...others } = answers;
    setAnswers(declared ? { ...others, [word]: declared } : others);
  };
  return (
    <section className="stack import-words" aria-label={IMPORT_WIZARD.words}>
      <h2>{IMPORT_WIZARD.words}</h2>
      <p>{IMPORT_WIZARD.wordsHint}</p>
      <ul>
        {words.map(({ word, dishes }) => (
          <Question key={word} word={word} dishes={dishes} declared={answers[word] ?? null} onChange={set} />
        ))}
      </ul>
      <button
        type="button"
        className="button button-line"
        aria-disabled={isBusy}
        onClick={({ currentTarget }) => {
          if (answered === 0) askFor(currentTarget);
          else if (!isBusy) void answerWords(answers);
        }}
      >
        {IMPORT_WIZARD.answer}
      </button>
      <p role="status">{isMissing && answered === 0 ? IMPORT_WIZARD.answerMissing : ''}</p>
    </section>
  );
}

interface QuestionProps {
  readonly word: string;
  readonly dishes: readonly string[];
  /** null: not answered. */
  readonly declared: readonly Declaration[] | null;
  readonly onChange: (word: string, declared: readonly Declaration[] | null) => void;
}

function Question({ word, dishes, declared, onChange }: QuestionProps) {
  const [first = '', second = ''] = declared ?? [];
  const toDeclarations = (...values: readonly string[]): readonly Declaration[] =>
    DECLARATIONS.filter((declaration) => values.includes(declaration));
  const choose = (value: string): void => {
    if (value === '') onChange(word, null);
    else onChange(word, value === NOTHING ? [] : toDeclarations(value));
  };
  return (
    <li>
      <div>
        <strong>{IMPORT_WIZARD.quoted(word)}</strong>
        <small>{IMPORT_WIZARD.inDishes(dishes)}</small>
      </div>
      <select
        className="input"
        aria-label={IMPORT_WIZARD.means(word)}
        value={declared?.length === 0 ? NOTHING : first}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{IMPORT_WIZARD.leaveUnknown}</option>
        <option value={NOTHING}>{IMPORT_WIZARD.needsNone}</option>
        <Options />
      </select>
      {first && (
        <select
          className="input"
          aria-label={IMPORT_WIZARD.meansToo(word)}
          value={second}
          onChange={({ target }) => onChange(word, toDeclarations(first, target.value))}
        >
          <option value="">{IMPORT_WIZARD.nothingElse}</option>
          <Options />
        </select>
      )}
    </li>
  );
}

const Options = () =>
  DECLARATIONS.map((declaration) => (
    <option key={declaration} value={declaration}>
      {declarationName(declaration)}
    </option>
  ));
