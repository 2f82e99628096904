import * as calls from '@tischlein/contract/calls';
import type { ImportAnswer } from '@tischlein/contract/office';
import { toBase64 } from '@tischlein/ui/to-base64';
import { LAUNCH } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';

const MOST_BYTES = 12 * 1024 * 1024;

export interface ChosenFile {
  readonly fileName: string;
  /** Base64. */
  readonly content: string;
}

/** An import into a shop: a file is chosen and checked, then taken over. */
export function useImport(shop: string, onSaved: () => void) {
  const [checked, setChecked] = useState<{ readonly file: ChosenFile; readonly answer: ImportAnswer } | null>(null);
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isTaken, setTaken] = useState(false);
  const params = { shop };
  const check = async (file: ChosenFile): Promise<void> => {
    setBusy(true);
    const answer = await send(calls.checkImport, { params, body: file });
    setBusy(false);
    setProblem(answer.ok ? '' : answer.problem.message);
    setChecked(answer.ok ? { file, answer: answer.value } : null);
  };
  const choose = async (file: File | null): Promise<void> => {
    setTaken(false);
    setChecked(null);
    if (file && file.size > MOST_BYTES) return setProblem(LAUNCH.menu.tooLarge);
    if (file) await check({ fileName: file.name, content: toBase64(new Uint8Array(await file.arrayBuffer())) });
  };
  const take = async (replace: boolean): Promise<void> => {
    if (!checked) return;
    setBusy(true);
    const headers = { 'if-match': `"${checked.answer.version}"` };
    const answer = await send(calls.importFile, { params, headers, body: { ...checked.file, replace } });
    setBusy(false);
    setProblem(answer.ok ? '' : answer.problem.message);
    // If the shop has changed since, the file would do something else now.
    if (!answer.ok) return check(checked.file).then(() => setProblem(answer.problem.message));
    setChecked(null);
    setTaken(true);
    onSaved();
  };
  return { checked, problem, isBusy, isTaken, choose, take };
}
