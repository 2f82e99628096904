import * as calls from '@tischlein/contract/calls';
import type { LookDraft, LookDraftAnswer } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { useSettled } from '@tischlein/ui/use-settled';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { type Look, toLookDraft } from './use-look.ts';

const SETTLED_AFTER_MS = 500;

const NOTHING: LookDraftAnswer = { version: '', cssFindings: [] };

export type LookPreviewState = ReturnType<typeof useLookPreview>;

/** Keeps the unsaved look on the server while it is edited, so that the preview is the shop's own page. null: not yet. */
export function useLookPreview(shop: string, edited: Look | null) {
  const look = useSettled(edited && JSON.stringify(toLookDraft(edited)), SETTLED_AFTER_MS);
  const { value, problem } = useRemote<LookDraftAnswer>({
    key: `${shop} ${look}`,
    read: look === null ? null : () => sendDraft(shop, JSON.parse(look)),
  });
  // The last page stays until the next one is there.
  const [last, setLast] = useState(NOTHING);
  if (value && value !== last) setLast(value);
  return { ...(value ?? last), problem };
}

const sendDraft = (shop: string, body: LookDraft) => send(calls.previewLook, { params: { shop }, body });
