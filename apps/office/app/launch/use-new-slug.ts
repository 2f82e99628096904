import * as calls from '@tischlein/contract/calls';
import type { SlugAnswer } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { useSettled } from '@tischlein/ui/use-settled';
import { useState } from 'react';
import { send } from '../api/send.ts';

const ASK_AFTER_MS = 250;

/** The short name of a new shop: it follows the name until another one is typed, and is checked while typing. */
export function useNewSlug(name: string) {
  /** null: follows the name. */
  const [typed, setTyped] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const asked = useSettled(typed ?? name, ASK_AFTER_MS).trim();
  const { value: answer } = useRemote<SlugAnswer>({
    key: `slug ${asked}`,
    read: asked === '' ? null : () => send(calls.suggestSlug, { query: { text: asked } }),
  });
  const slug = typed ?? (name.trim() === '' ? '' : (answer?.slug ?? ''));
  const isKnownAsTaken = answer?.slug === slug && !answer.isFree;
  return {
    slug,
    isTaken: slug !== '' && (isKnownAsTaken || refused === slug),
    type: (text: string): void => setTyped(text === '' ? null : text),
    /** Another shop has taken it since. */
    refuse: (): void => setRefused(slug),
  };
}
