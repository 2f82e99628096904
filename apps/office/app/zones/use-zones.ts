import type { ApiResult } from '@tischlein/contract/client';
import type { ShopConfig } from '@tischlein/domain/shop';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';
import { type Question, useConflict } from '../ui/use-conflict.ts';
import { describeZones } from './describe-zones.ts';
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
  readonly question: Question | null;
  readonly change: (forms: readonly ZoneForm[]) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

/** A shop's delivery zones: loaded once, edited locally, saved as a whole. */
export function useZones(shop: string): EditedZones {
  const { value, problem, refusal, read, write } = useRemote({ key: shop, read: () => readConfig(shop) });
  const { unsaved, isChanged, saveDraft, readChangedDraft } = useZoneDraft(shop);
  const { question, isSaving, save: saveOrAsk } = useConflict();
  const draft = unsaved ?? (value ? { saved: value, forms: toForms(value.value) } : null);
  const forms = draft?.forms ?? [];
  const dropDraft = (): void => {
    saveDraft(null);
    // Another user may have saved.
    void read();
  };
  const save = async (): Promise<boolean> => {
    if (!draft) return false;
    const outcome = await saveOrAsk({
      base: draft.saved,
      send: (base) => write(() => writeZones(shop, { saved: base, forms }), takeAnswer),
      read: () => readConfig(shop),
      describe: (saved) => describeZones(toForms(saved.value)),
      describeMine: () => describeZones(forms),
    });
    if (outcome.code === 'dropped') dropDraft();
    if (outcome.code !== 'saved') return false;
    const now = readChangedDraft();
    // Keep edits made while saving.
    saveDraft(now && now !== draft ? { saved: outcome.value, forms: now.forms } : null);
    return true;
  };
  return {
    config: draft?.saved.value ?? null,
    forms,
    isChanged,
    isValid: forms.every((form) => readZone(form).zone !== null),
    isSaving,
    problem: refusal || problem,
    question,
    change: (next) => draft && saveDraft({ ...draft, forms: next }),
    save,
    discard: dropDraft,
  };
}

/** Saves the zones and reads the configuration back. */
async function writeZones(shop: string, { saved, forms }: ZoneDraft): Promise<ApiResult<Versioned<ShopConfig>>> {
  const { value, version } = saved;
  const answer = await saveConfig(shop, { ...value, deliveryZones: readZones(forms) }, version);
  return answer.ok ? readConfig(shop) : answer;
}
