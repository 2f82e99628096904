import type { ApiResult } from '@tischlein/contract/client';
import { NO_TABLE_SERVICE, type ShopConfig, type TableService } from '@tischlein/domain/shop';
import { takeAnswer } from '@tischlein/ui/answer';
import { useRemote } from '@tischlein/ui/use-remote';
import { readConfig, saveConfig } from '../api/shop-config.ts';
import type { Versioned } from '../api/versioned.ts';
import { type Question, useConflict } from '../ui/use-conflict.ts';
import { useUnsavedDraft } from '../ui/use-unsaved-draft.ts';
import { describeTables } from './describe-tables.ts';
import { hasValidSeats } from './edit-tables.ts';

/** What this page edits of a shop's configuration. */
export interface TableSettings {
  readonly supportDineIn: boolean;
  readonly tableService: TableService;
}

/** Edited settings and the configuration they are based on. */
interface TablesDraft {
  readonly saved: Versioned<ShopConfig>;
  readonly settings: TableSettings;
}

export interface EditedTables {
  /** null until loaded. */
  readonly settings: TableSettings | null;
  /** The tables as last saved. */
  readonly savedTables: TableService['tables'];
  readonly isChanged: boolean;
  readonly isValid: boolean;
  readonly isSaving: boolean;
  /** Error message of the last save; empty: none. */
  readonly problem: string;
  readonly question: Question | null;
  readonly change: (part: Partial<TableService>) => void;
  readonly changeSupport: (supportDineIn: boolean) => void;
  readonly save: () => Promise<boolean>;
  readonly discard: () => void;
}

const unsavedDrafts = new Map<string, TablesDraft>();

/** A shop's tables and how it serves there: loaded once, edited locally, saved as a whole. */
export function useTables(shop: string): EditedTables {
  const { draft, saveDraft, isChanged, ...saving } = useSettingsDraft(shop);
  const settings = draft?.settings ?? null;
  const change = (part: Partial<TableSettings>): void => {
    if (draft) saveDraft({ ...draft, settings: { ...draft.settings, ...part } });
  };
  return {
    ...saving,
    settings,
    savedTables: draft ? toSettings(draft.saved.value).tableService.tables : [],
    isChanged,
    isValid: settings !== null && settings.tableService.tables.every(hasValidSeats),
    change: (part) => settings && change({ tableService: { ...settings.tableService, ...part } }),
    changeSupport: (supportDineIn) => change({ supportDineIn }),
  };
}

function useSettingsDraft(shop: string) {
  const { value, problem, refusal, read, write } = useRemote({ key: shop, read: () => readConfig(shop) });
  const { unsaved, isChanged, saveDraft, readChangedDraft } = useUnsavedDraft({
    drafts: unsavedDrafts,
    shop,
    isChanged: isDraftChanged,
  });
  const { question, isSaving, save: saveOrAsk } = useConflict();
  const draft = unsaved ?? (value ? { saved: value, settings: toSettings(value.value) } : null);
  const discard = (): void => {
    saveDraft(null);
    // Another user may have saved.
    void read();
  };
  const save = async (): Promise<boolean> => {
    if (!draft) return false;
    const { settings } = draft;
    const outcome = await saveOrAsk({
      base: draft.saved,
      send: (base) => write(() => writeSettings(shop, { saved: base, settings }), takeAnswer),
      read: () => readConfig(shop),
      describe: (saved) => describeTables(toSettings(saved.value)),
      describeMine: () => describeTables(settings),
    });
    if (outcome.code === 'dropped') discard();
    if (outcome.code !== 'saved') return false;
    const now = readChangedDraft();
    // Keep edits made while saving.
    saveDraft(now && now !== draft ? { saved: outcome.value, settings: now.settings } : null);
    return true;
  };
  return { draft, saveDraft, isChanged, isSaving, problem: refusal || problem, question, save, discard };
}

const toSettings = ({ supportDineIn, tableService = NO_TABLE_SERVICE }: ShopConfig): TableSettings => ({
  supportDineIn,
  tableService,
});

const isDraftChanged = ({ saved, settings }: TablesDraft): boolean =>
  JSON.stringify(settings) !== JSON.stringify(toSettings(saved.value));

/** Saves the settings and reads the configuration back. */
async function writeSettings(
  shop: string,
  { saved: { value, version }, settings }: TablesDraft,
): Promise<ApiResult<Versioned<ShopConfig>>> {
  const answer = await saveConfig(shop, { ...value, ...settings }, version);
  return answer.ok ? readConfig(shop) : answer;
}
