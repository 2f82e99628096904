import * as calls from '@tischlein/contract/calls';
import type { SlugAnswer } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { useSettled } from '@tischlein/ui/use-settled';
import { send } from '../api/send.ts';

const ASK_AFTER_MS = 250;

/** The short name of a new shop: the typed one, else it follows the name. It is checked while it is typed. */
export function useNewSlug(name: string, typed: string) {
  const asked = useSettled(typed || name, ASK_AFTER_MS).trim();
  const { value: answer } = useRemote<SlugAnswer>({
    key: `slug ${asked}`,
    read: asked === '' ? null : () => send(calls.suggestSlug, { query: { text: asked } }),
  });
  const slug = typed || (name.trim() === '' ? '' : (answer?.slug ?? ''));
  return { slug, isTaken: slug !== '' && answer?.slug === slug && !answer.isFree };
}
