import * as calls from '@tischlein/contract/calls';
import type { ColumnMeaning, ReadingAnswer, ReadingRequest } from '@tischlein/contract/office';
import type { DishId } from '@tischlein/domain';
import type { Declaration } from '@tischlein/domain/menu';
import { compareImport, type ImportChoice, type ImportComparison, takeImport } from '@tischlein/domain/menu-editing';
import { IMPORT_WIZARD } from '@tischlein/wording/office';
import { useMemo, useState } from 'react';
import { send } from '../api/send.ts';
import { useMenu } from '../menu/use-menu.ts';
import { addPictures, useImportPictures } from './import-pictures.ts';

export const STEPS = ['source', 'columns', 'check', 'compare', 'done'] as const;
export type WizardStep = (typeof STEPS)[number];
export type Source = ReadingRequest['source'];

interface Answers {
  /** What the merchant has changed, by `toColumnKey`. */
  readonly columns: Readonly<Record<string, ColumnMeaning>>;
  readonly words: Readonly<Record<string, readonly Declaration[]>>;
}

const NO_ANSWERS: Answers = { columns: {}, words: {} };

/** Two sheets may have the same heading. */
export const toColumnKey = ({ sheet, heading }: { readonly sheet: string; readonly heading: string }): string =>
  JSON.stringify([sheet, heading]);
const NO_CHOICE: ImportChoice = { taken: new Set(), missing: new Map() };

export type ImportWizard = ReturnType<typeof useImportWizard>;

/** Reading a menu step by step. Nothing is written before the last step, which saves the whole menu once (S3 L7, L8). */
export function useImportWizard(shop: string) {
  const edited = useMenu(shop);
  const [step, setStep] = useState<WizardStep>('source');
  const { read, ...reader } = useReading(shop);
  const { reading, answers, setProblem } = reader;
  const comparison = useMemo(() => compare(edited.saved, reading), [edited.saved, reading]);
  const { choice, setChoice, ...chooser } = useChoice();
  /** Lines of a PDF may be misread: each change is ticked by a person. */
  const isConfirmedOneByOne = reading?.format === 'pdf';

  const open = async (source: Source): Promise<void> => {
    const answer = await read(source, NO_ANSWERS);
    if (answer) setStep(answer.columns.length > 0 ? 'columns' : 'check');
  };
  const check = async (columns: Answers['columns']): Promise<void> => {
    const answer = await read(null, { ...answers, columns: { ...answers.columns, ...columns } });
    if (answer?.menu) setStep('check');
    else if (answer) setProblem(IMPORT_WIZARD.nameAndPrice);
  };
  const answerWords = async (words: Answers['words']): Promise<void> =>
    void (await read(null, { ...answers, words: { ...answers.words, ...words } }));
  const goTo = (next: WizardStep): void => {
    setProblem('');
    setStep(next);
  };
  const goToCompare = (): void => {
    const safe = isConfirmedOneByOne ? [] : (comparison?.changes.filter(({ isLoss }) => !isLoss) ?? []);
    setChoice({ taken: new Set(safe.map(({ key }) => key)), missing: new Map() });
    goTo('compare');
  };
  const taking = useTaking(shop, { edited, comparison, choice, reading, onDone: () => setStep('done') });
  const steps = { step, open, check, answerWords, goTo, goToCompare };
  return { ...reader, ...chooser, ...steps, ...taking, edited, comparison, choice, isConfirmedOneByOne };
}

interface Taking {
  readonly edited: ReturnType<typeof useMenu>;
  readonly comparison: ImportComparison | null;
  readonly choice: ImportChoice;
  readonly reading: ReadingAnswer | null;
  readonly onDone: () => void;
}

/** Saves what the merchant has chosen, with the pictures of new dishes. */
function useTaking(shop: string, { edited, comparison, choice, reading, onDone }: Taking) {
  const { isFetching, fetchAll } = useImportPictures(shop);
  const save = async (): Promise<void> => {
    if (!comparison || isFetching) return;
    const pictures = await fetchAll(comparison, { choice, reading });
    edited.change(IMPORT_WIZARD.title, (menu) => addPictures(takeImport(menu, comparison, choice), pictures));
    if (await edited.save()) onDone();
    // Trying again must not add the dishes twice.
    else edited.undo();
  };
  return { isFetching, save };
}

/** The source as the server reads it with the answers so far. */
function useReading(shop: string) {
  const [source, setSource] = useState<Source | null>(null);
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [reading, setReading] = useState<ReadingAnswer | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  /** Reads a source with these answers; source null: the same one again. Returns null if it could not be read. */
  const read = async (next: Source | null, given: Answers): Promise<ReadingAnswer | null> => {
    const from = next ?? source;
    if (!from) return null;
    setBusy(true);
    const known = next ? [] : (reading?.columns ?? []);
    const answer = await send(calls.readImport, { params: { shop }, body: toRequest(from, given, known) });
    setBusy(false);
    setProblem(answer.ok ? '' : answer.problem.message);
    if (!answer.ok) return null;
    setSource(from);
    setReading(answer.value);
    setAnswers(given);
    return answer.value;
  };
  return { reading, answers, problem, isBusy, read, setProblem };
}

/** Which changes the merchant takes, and what becomes of dishes that the source does not have. */
function useChoice() {
  const [choice, setChoice] = useState(NO_CHOICE);
  const setTaken = (keys: readonly string[], isTaken: boolean): void => {
    const taken = new Set(choice.taken);
    for (const key of keys) taken[isTaken ? 'add' : 'delete'](key);
    setChoice({ ...choice, taken });
  };
  const setMissing = (dish: DishId, what: 'keep' | 'soldOut' | 'remove'): void => {
    const missing = new Map(choice.missing);
    if (what === 'keep') missing.delete(dish);
    else missing.set(dish, what);
    setChoice({ ...choice, missing });
  };
  return { choice, setChoice, setTaken, setMissing };
}

function compare(menu: ReturnType<typeof useMenu>['saved'], reading: ReadingAnswer | null): ImportComparison | null {
  return menu && reading?.menu ? compareImport(menu, reading.menu, reading.format === 'tischlein') : null;
}

const toRequest = (source: Source, { columns, words }: Answers, known: ReadingAnswer['columns']): ReadingRequest => ({
  source,
  columns: known.flatMap(({ sheet, heading }) => {
    const meaning = columns[toColumnKey({ sheet, heading })];
    return meaning ? [{ sheet, heading, meaning }] : [];
  }),
  words: Object.entries(words).map(([word, declarations]) => ({ word, declarations: [...declarations] })),
});
