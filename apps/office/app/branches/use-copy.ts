import * as calls from '@tischlein/contract/calls';
import type { CopyPreview } from '@tischlein/contract/office';
import { shopId } from '@tischlein/domain';
import { toPathKey } from '@tischlein/domain/own-values';
import { useState } from 'react';
import { send } from '../api/send.ts';

/** How far copying is in a branch. */
export interface CopyState {
  /** null: not read, or not possible. */
  readonly preview: CopyPreview | null;
  readonly step: 'reading' | 'read' | 'copying' | 'copied' | 'failed';
  readonly problem: string;
}

export interface CopyRequest {
  readonly from: string;
  readonly paths: string[][];
}

type States = ReadonlyMap<string, CopyState>;
const NONE: States = new Map();

/**
 * Copies into branches one after the other, each by itself: what fails in one is named, and can be tried again. What has no place in a
 * branch is left out there, as its preview says.
 */
export function useCopy() {
  const [states, setStates] = useState(NONE);
  const [isBusy, setBusy] = useState(false);
  const set = (shop: string, state: CopyState): void => setStates((now) => new Map(now).set(shop, state));
  const read = async (shop: string, { from, paths }: CopyRequest): Promise<void> => {
    set(shop, { preview: null, step: 'reading', problem: '' });
    const answer = await send(calls.previewCopy, { params: { shop }, body: { from: shopId(from), paths } });
    if (answer.ok) set(shop, { preview: answer.value, step: 'read', problem: '' });
    else set(shop, { preview: null, step: 'failed', problem: answer.problem.message });
  };
  const copy = async (shop: string, { from, paths }: CopyRequest): Promise<void> => {
    const preview = states.get(shop)?.preview;
    if (!preview || preview.changes.length === 0) return;
    set(shop, { preview, step: 'copying', problem: '' });
    const homeless = new Set(preview.missing.map(({ path }) => toPathKey(path)));
    const answer = await send(calls.copyValues, {
      params: { shop },
      headers: { 'if-match': `"${preview.version}"` },
      body: { from: shopId(from), paths: paths.filter((path) => !homeless.has(toPathKey(path))) },
    });
    set(shop, { preview, step: answer.ok ? 'copied' : 'failed', problem: answer.ok ? '' : answer.problem.message });
  };
  const forEach = async (shops: readonly string[], act: (shop: string) => Promise<void>): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    for (const shop of shops) await act(shop);
    setBusy(false);
  };
  return {
    states,
    isBusy,
    readAll: (shops: readonly string[], request: CopyRequest) => forEach(shops, (shop) => read(shop, request)),
    copyAll: (shops: readonly string[], request: CopyRequest) => forEach(shops, (shop) => copy(shop, request)),
    reset: (): void => setStates(NONE),
  };
}
