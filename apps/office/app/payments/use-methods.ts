import type { ShopConfig } from '@tischlein/domain/shop';
import type { ApiResult } from '@tischlein/contract/client';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';
import { type Question, useConflict } from '../ui/use-conflict.ts';
import { useUnsavedDraft } from '../ui/use-unsaved-draft.ts';
import { describeMethods } from './describe-methods.ts';
import { type MethodConfig, toMethodConfig } from './methods.ts';

export interface EditedMethods {
  /** null until loaded. */
  readonly config: ShopConfig | null;
  /** The methods being edited. */
  readonly methods: MethodConfig | null;
  readonly isChanged: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  /** Error message of the last save; empty: none. */
  readonly problem: string;
  readonly question: Question | null;
  readonly change: (methods: MethodConfig) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

interface Draft {
  readonly base: Versioned<ShopConfig>;
  readonly methods: MethodConfig;
}

const drafts = new Map<string, Draft>();

/** Payment methods: edited locally, saved as a whole. The draft survives a visit to another page. */
export function useMethods(shop: string, onSaved: () => void): EditedMethods {
  const { value, problem, refusal, read, write } = useRemote({ key: shop, read: () => readConfig(shop) });
  const { question, isSaving, save: saveOrAsk } = useConflict();
  const { unsaved, isChanged, saveDraft } = useUnsavedDraft<Draft>({
    drafts,
    shop,
    isChanged: ({ base, methods }) => !isEqual(methods, toMethodConfig(base.value)),
  });
  const methods = unsaved?.methods ?? (value ? toMethodConfig(value.value) : null);
  const save = async (): Promise<boolean> => {
    if (!unsaved) return false;
    const { code } = await saveOrAsk({
      base: unsaved.base,
      send: (base) => write(() => saveMethods(shop, base, unsaved.methods), takeAnswer),
      read: () => readConfig(shop),
      describe: (base) => describeMethods(base.value),
      describeMine: () => describeMethods(unsaved.methods),
    });
    if (code === 'saved' || code === 'dropped') saveDraft(null);
    if (code === 'saved') onSaved();
    if (code === 'dropped') await read();
    return code === 'saved';
  };
  return {
    config: value?.value ?? null,
    methods,
    isChanged,
    isValid: methods !== null && methods.paymentMethods.length > 0,
    isSaving,
    problem: refusal || problem,
    question,
    change: (next) => value && saveDraft({ base: unsaved?.base ?? value, methods: next }),
    save,
    discard: () => saveDraft(null),
  };
}

/** Saves the methods with the rest of the configuration and reads it back. */
async function saveMethods(
  shop: string,
  { value, version }: Versioned<ShopConfig>,
  methods: MethodConfig,
): Promise<ApiResult<Versioned<ShopConfig>>> {
  const answer = await saveConfig(shop, { ...value, ...methods }, version);
  return answer.ok ? readConfig(shop) : answer;
}

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
