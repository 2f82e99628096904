import type { Answer } from '@tischlein/contract/client';
import type { ShopConfig } from '@tischlein/domain/shop';
import { useEffect, useEffectEvent, useState } from 'react';
import { readConfig, type Versioned, writeConfig } from '../api.ts';
import { readZone, readZones } from './read-zone.ts';
import { formsOf, useZoneDraft } from './use-zone-draft.ts';
import type { ZoneForm } from './zone-form.ts';

export interface EditedZones {
  /** null until it is read. */
  readonly config: ShopConfig | null;
  readonly forms: readonly ZoneForm[];
  readonly isChanged: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  /** What the server said when it did not save; empty: nothing. */
  readonly problem: string;
  readonly change: (forms: readonly ZoneForm[]) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** A shop's delivery zones, read once, changed here, saved as a whole. */
export function useZones(shop: string): EditedZones {
  const { draft, isChanged, keep } = useZoneDraft(shop);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const takeOver = (answer: Answer<Versioned<ShopConfig>>): boolean => {
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok) keep({ saved: answer.value, forms: formsOf(answer.value.value) });
    return answer.ok;
  };
  const write = async (): Promise<boolean> => {
    if (!draft) return false;
    const { value, version } = draft.saved;
    const answer = await writeConfig(shop, { ...value, deliveryZones: readZones(draft.forms) }, version);
    if (!answer.ok) setProblem(answer.problem.message);
    return answer.ok && takeOver(await readConfig(shop));
  };
  const hasDraft = draft !== null;
  const begin = useEffectEvent(takeOver);
  useEffect(() => {
    if (!hasDraft) void readConfig(shop).then(begin);
  }, [shop, hasDraft]);
  const save = async (): Promise<boolean> => {
    setSaving(true);
    const isSaved = await write();
    setSaving(false);
    return isSaved;
  };
  const forms = draft?.forms ?? [];
  const isValid = forms.every((form) => readZone(form).zone !== null);
  const change = (next: readonly ZoneForm[]): void => {
    if (draft) keep({ ...draft, forms: next });
  };
  // Read anew: somebody else may have saved meanwhile.
  const discard = (): void => void readConfig(shop).then(takeOver);
  return { config: draft?.saved.value ?? null, forms, isChanged, isValid, isSaving, problem, change, save, discard };
}
