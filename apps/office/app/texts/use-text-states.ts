import * as calls from '@tischlein/contract/calls';
import type { LegalTexts } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { send } from '../api/send.ts';

const READ_EVERY_MS = 15_000;

interface TextStates {
  /** null until loaded. */
  readonly texts: LegalTexts | null;
  readonly read: () => void;
}

/** What placeholders stand for in a shop, and which of its saved texts are outdated (S3 L12). */
export function useTextStates(shop: string, saved: unknown): TextStates {
  const { value, read } = useRemote({
    // Read again as soon as other texts or other data are saved.
    key: `${shop} texts ${JSON.stringify(saved)}`,
    read: () => send(calls.getLegalTexts, { params: { shop } }),
    // Another person may change the company or the ways to pay elsewhere.
    againAfter: () => READ_EVERY_MS,
  });
  return { texts: value ?? null, read: () => void read() };
}
