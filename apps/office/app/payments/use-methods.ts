import type { Result } from '@tischlein/domain';
import type { ShopConfig } from '@tischlein/domain/shop';
import { PAYMENTS } from '@tischlein/wording/office';
import { useEffect, useState } from 'react';
import { readConfig, saveConfig } from '../api/shop-config.ts';
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
  readonly change: (methods: MethodConfig) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** Payment methods: loaded once, edited locally, saved as a whole. */
export function useMethods(shop: string, onSaved: () => void): EditedMethods {
  const [config, setConfig] = useState<ShopConfig | null>(null);
  const [methods, setMethods] = useState<MethodConfig | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    void readConfig(shop).then((answer) => {
      if (!answer.ok) return setProblem(answer.problem.message);
      setConfig(answer.value.value);
      setMethods(toMethodConfig(answer.value.value));
    });
  }, [shop]);
  const saved = config && toMethodConfig(config);
  const save = async (): Promise<boolean> => {
    if (!saved || !methods) return false;
    setSaving(true);
    const outcome = await saveMethods(shop, saved, methods);
    setSaving(false);
    setProblem(outcome.ok ? '' : outcome.problem);
    if (!outcome.ok) return false;
    setConfig(outcome.value);
    onSaved();
    return true;
  };
  return {
    config,
    methods,
    isChanged: !isEqual(methods, saved),
    isValid: methods !== null && methods.paymentMethods.length > 0,
    isSaving,
    problem,
    change: setMethods,
    save,
    discard: () => setMethods(saved),
  };
}

/**
 * Writes the methods into the current configuration. Saving keys raises its version too, so only changed methods count as a
 * conflict.
 */
async function saveMethods(
  shop: string,
  saved: MethodConfig,
  methods: MethodConfig,
): Promise<Result<ShopConfig, string>> {
  const fresh = await readConfig(shop);
  if (!fresh.ok) return { ok: false, problem: fresh.problem.message };
  const { value, version } = fresh.value;
  if (!isEqual(toMethodConfig(value), saved)) return { ok: false, problem: PAYMENTS.methods.conflict };
  const changed = { ...value, ...methods };
  const answer = await saveConfig(shop, changed, version);
  return answer.ok ? { ok: true, value: changed } : { ok: false, problem: answer.problem.message };
}

const isEqual = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);
