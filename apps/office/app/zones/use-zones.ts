import type { ApiResult } from '@tischlein/contract/client';
import type { ShopConfig } from '@tischlein/domain/shop';
import { useEffect, useEffectEvent, useState } from 'react';
import { readConfig, saveConfig, type Versioned } from '../api/shop-config.ts';
import { readZone, readZones } from './read-zone.ts';
import { toForms, useZoneDraft, type ZoneDraft } from './use-zone-draft.ts';
import type { ZoneForm } from './zone-form.ts';

export interface EditedZones {
  /** null until loaded. */
  readonly config: ShopConfig | null;
  readonly forms: readonly ZoneForm[];
  readonly isChanged: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  /** Error message of the last save; empty: none. */
  readonly problem: string;
  readonly change: (forms: readonly ZoneForm[]) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** A shop's delivery zones: loaded once, edited locally, saved as a whole. */
export function useZones(shop: string): EditedZones {
  const { draft, isChanged, saveDraft, readChangedDraft } = useZoneDraft(shop);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const applyResult = (answer: ApiResult<Versioned<ShopConfig>>, typed?: readonly ZoneForm[]): boolean => {
    setProblem(answer.ok ? '' : answer.problem.message);
    if (answer.ok) saveDraft({ saved: answer.value, forms: typed ?? toForms(answer.value.value) });
    return answer.ok;
  };
  const hasDraft = draft !== null;
  const applyFirst = useEffectEvent((answer: ApiResult<Versioned<ShopConfig>>) => void applyResult(answer));
  useEffect(() => {
    if (!hasDraft) void readConfig(shop).then(applyFirst);
  }, [shop, hasDraft]);
  const save = async (): Promise<boolean> => {
    if (!draft) return false;
    setSaving(true);
    const answer = await writeZones(shop, draft);
    setSaving(false);
    const now = readChangedDraft();
    // Keep edits made while saving.
    return applyResult(answer, now === draft ? undefined : now?.forms);
  };
  const forms = draft?.forms ?? [];
  const isValid = forms.every((form) => readZone(form).zone !== null);
  const change = (next: readonly ZoneForm[]): void => {
    if (draft) saveDraft({ ...draft, forms: next });
  };
  const discard = (): void => {
    if (draft) saveDraft({ ...draft, forms: toForms(draft.saved.value) });
    // Reload after discarding: another user may have saved. Skip if the form was edited again.
    void readConfig(shop).then((fresh) => readChangedDraft() || applyResult(fresh));
  };
  return { config: draft?.saved.value ?? null, forms, isChanged, isValid, isSaving, problem, change, save, discard };
}

/** Saves the zones and reads the configuration back. */
async function writeZones(shop: string, { saved, forms }: ZoneDraft): Promise<ApiResult<Versioned<ShopConfig>>> {
  const { value, version } = saved;
  const answer = await saveConfig(shop, { ...value, deliveryZones: readZones(forms) }, version);
  return answer.ok ? readConfig(shop) : answer;
}
