import * as calls from '@tischlein/contract/calls';
import type { AuditEntries, AuditRequest } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { useState } from 'react';
import { send } from '../api/send.ts';

export interface AuditFilters {
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

const NO_FILTERS: AuditFilters = { author: null, area: null, from: '', to: '' };

/** Reads the log of changes, page by page. */
export function useAudit(shop: string) {
  const [filters, setFilters] = useState(NO_FILTERS);
  const key = `audit ${shop} ${JSON.stringify(filters)}`;
  const first = useRemote<AuditEntries>({ key, read: () => readPage(shop, filters, null) });
  const [later, setLater] = useState<LaterPages>({ key: '', entries: [], next: '', problem: '' });
  // Pages of other filters are out of date.
  const isCurrent = later.key === key;
  const next = isCurrent ? later.next : (first.value?.next ?? '');
  const entries = [...(first.value?.entries ?? []), ...(isCurrent ? later.entries : [])];
  const readMore = async (): Promise<void> => {
    const answer = await readPage(shop, filters, next);
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
    isLoaded: first.value !== null,
    entries,
    authors: first.value?.authors ?? [],
    problem: first.problem || (isCurrent ? later.problem : ''),
    readMore: next === '' ? null : readMore,
  };
}

const readPage = (shop: string, { from, to, ...filters }: AuditFilters, behind: string | null) =>
  send(calls.readAuditLog, { params: { shop }, body: { ...filters, from: from || null, to: to || null, behind } });
