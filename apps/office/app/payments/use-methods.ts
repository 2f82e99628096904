import type { ShopConfig } from '@tischlein/domain/shop';
import { PAYMENTS } from '@tischlein/wording/office';
import { type Answer, mapAnswer, takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import { type MethodConfig, toMethodConfig } from './methods.ts';

const CONFLICT = 412;

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
  readonly change: (methods: MethodConfig) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** Payment methods: loaded once, edited locally, saved as a whole. */
export function useMethods(shop: string, onSaved: () => void): EditedMethods {
  const { value, problem, refusal, write } = useRemote<ShopConfig>({ key: shop, read: () => readValue(shop) });
  /** null: nothing is changed. */
  const [edited, setEdited] = useState<MethodConfig | null>(null);
  const [isSaving, setSaving] = useState(false);
  const saved = value ? toMethodConfig(value) : null;
  const methods = edited ?? saved;
  const save = async (): Promise<boolean> => {
    if (!saved || !methods) return false;
    setSaving(true);
    const answer = await write(() => saveMethods(shop, saved, methods), takeAnswer);
    setSaving(false);
    if (answer.ok) onSaved();
    return answer.ok;
  };
  return {
    config: value ?? null,
    methods,
    isChanged: !isEqual(methods, saved),
    isValid: methods !== null && methods.paymentMethods.length > 0,
    isSaving,
    problem: refusal || problem,
    change: setEdited,
    save,
    discard: () => setEdited(null),
  };
}

const readValue = async (shop: string) => mapAnswer(await readConfig(shop), ({ value }) => value);

/** Writes the methods into the current configuration; only changed methods count as a conflict. */
async function saveMethods(shop: string, saved: MethodConfig, methods: MethodConfig): Promise<Answer<ShopConfig>> {
  const fresh = await readConfig(shop);
  if (!fresh.ok) return fresh;
  const { value, version } = fresh.value;
  if (!isEqual(toMethodConfig(value), saved))
    return { ok: false, status: CONFLICT, problem: { message: PAYMENTS.methods.conflict } };
  const changed = { ...value, ...methods };
  return mapAnswer(await saveConfig(shop, changed, version), () => changed);
}

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
