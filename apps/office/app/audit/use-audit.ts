import * as calls from '@tischlein/contract/calls';
import type { AuditEntries, AuditRequest } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { useSettled } from '@tischlein/ui/use-settled';
import { useState } from 'react';
import { send } from '../api/send.ts';

export interface AuditFilters {
  /** In who, where and what. */
  readonly text: string;
  /** null: everybody. */
  readonly author: string | null;
  readonly area: NonNullable<AuditRequest['area']> | null;
  /** 'YYYY-MM-DD'; '' for no limit. */
  readonly from: string;
  readonly to: string;
}

interface LaterPages extends Pick<AuditEntries, 'entries'> {
  readonly key: string;
  /** '': there is no other page. */
  readonly next: string;
  readonly problem: string;
}

/** After the last key press of a search. */
const SETTLED_AFTER_MS = 400;

export const NO_FILTERS: AuditFilters = { text: '', author: null, area: null, from: '', to: '' };

/** Reads the log of changes, page by page. */
export function useAudit(shop: string) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const wanted = { ...filters, text: useSettled(filters.text.trim(), SETTLED_AFTER_MS) };
  const key = `audit ${shop} ${JSON.stringify(wanted)}`;
  const first = useRemote<AuditEntries>({ key, read: () => readPage(shop, wanted, null) });
  const [later, setLater] = useState<LaterPages>({ key: '', entries: [], next: '', problem: '' });
  // The people to choose from stay while other entries are read.
  const [known, setKnown] = useState(first.value);
  if (first.value && first.value !== known) setKnown(first.value);
  // Pages of other filters are out of date.
  const isCurrent = later.key === key;
  const next = isCurrent ? later.next : (first.value?.next ?? '');
  const entries = [...(first.value?.entries ?? []), ...(isCurrent ? later.entries : [])];
  const readMore = async (): Promise<void> => {
    const answer = await readPage(shop, wanted, next);
    const known = isCurrent ? later.entries : [];
    setLater(
      answer.ok
        ? { key, entries: [...known, ...answer.value.entries], next: answer.value.next ?? '', problem: '' }
        : { key, entries: known, next, problem: answer.problem.message },
    );
  };
  return {
    filters,
    change: (part: Partial<AuditFilters>): void => setFilters({ ...filters, ...part }),
    isLoaded: first.value !== undefined,
    entries,
    authors: known?.authors ?? [],
    /** null: not known yet. */
    months: known?.months ?? null,
    problem: first.problem || (isCurrent ? later.problem : ''),
    readMore: next === '' ? null : readMore,
  };
}

const readPage = (shop: string, { from, to, ...filters }: AuditFilters, behind: string | null) =>
  send(calls.readAuditLog, { params: { shop }, body: { ...filters, from: from || null, to: to || null, behind } });
