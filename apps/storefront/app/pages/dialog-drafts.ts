import { readFields } from '../browser/read-fields.ts';
import { readStored, writeStored } from '../browser/storage.ts';

const MOST_DRAFTS = 8;

const toPlace = (shopId: string) => ({ area: 'session', shopId, name: 'dialogs' }) as const;

/** Stores what the guest has chosen in a dialog, by the key of its step, for a reload and 'forward'. */
export function saveDraft(shopId: string, key: string, draft: unknown): void {
  const { [key]: _, ...others } = readFields(readStored(toPlace(shopId)));
  const latest = Object.entries({ ...others, [key]: draft }).slice(-MOST_DRAFTS);
  writeStored(toPlace(shopId), Object.fromEntries(latest));
}

/** The stored choices of a dialog; not validated. */
export const readDraft = (shopId: string, key: string): unknown => readFields(readStored(toPlace(shopId)))[key];
