import * as calls from '@tischlein/contract/calls';
import type { DeclarationState } from '@tischlein/contract/office';
import type { DeclaredItem } from '@tischlein/domain/menu';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../api/send.ts';
import type { Question } from '@tischlein/ui/save-over';
import { useConflict } from '@tischlein/ui/use-conflict';
import { describeConfirmed, describeDeclarations } from './describe-declarations.ts';

type Unknown = DeclarationState['unknown'][number];

export interface Confirming {
  /** null until loaded. */
  readonly state: DeclarationState | null;
  /** Keys of the chosen items. */
  readonly chosen: ReadonlySet<string>;
  /** Number of items confirmed last. */
  readonly done: number;
  /** Error message of the last change; empty: none. */
  readonly problem: string;
  readonly question: Question | null;
  readonly choose: (item: Unknown, isChosen: boolean) => void;
  readonly chooseAll: (items: readonly Unknown[]) => void;
  readonly confirm: () => Promise<void>;
}

export const toDeclaredKey = ({ kind, id }: DeclaredItem): string => `${kind} ${id}`;

/** What a shop has not declared, and the items that are being confirmed. */
export function useDeclarations(shop: string): Confirming {
  const params = { shop };
  const readState = () => send(calls.getDeclarations, { params });
  const { value, problem, refusal, read, write } = useRemote({ key: shop, read: readState });
  const { question, isSaving, save: saveOrAsk } = useConflict();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [done, setDone] = useState(0);
  const confirm = async (): Promise<void> => {
    if (!value || isSaving) return;
    const items = value.unknown.filter((item) => chosen.has(toDeclaredKey(item)));
    const body = { items: items.map(({ kind, id }) => ({ kind, id })) };
    const outcome = await saveOrAsk({
      base: value,
      send: ({ version }) => {
        const headers = { 'if-match': `"${version}"` };
        return write(() => send(calls.confirmDeclarations, { params, headers, body }), takeAnswer);
      },
      read: readState,
      describe: (state) => describeDeclarations(state, items),
      describeMine: (state) => describeConfirmed(state, items),
    });
    if (outcome.code === 'refused' || outcome.code === 'undecided') return;
    setChosen(new Set());
    setDone(outcome.code === 'saved' ? items.length : 0);
    if (outcome.code === 'dropped') await read();
  };
  return {
    state: value ?? null,
    chosen,
    done,
    problem: refusal || problem,
    question,
    choose: (item, isChosen) => setChosen((keys) => withKey(keys, toDeclaredKey(item), isChosen)),
    chooseAll: (items) => setChosen(new Set(items.map(toDeclaredKey))),
    confirm,
  };
}

function withKey(keys: ReadonlySet<string>, key: string, isIn: boolean): ReadonlySet<string> {
  const others = [...keys].filter((each) => each !== key);
  return new Set(isIn ? [...others, key] : others);
}
