import { type DocumentKind, type DocumentSaving, OpenDocument } from './open-document.ts';
import { useStore } from './store.ts';
import { useSharedRemote } from './use-remote.ts';

/** The documents of one kind that were opened since the page was loaded, by key. */
export type OpenDocuments<Saved, Part> = Map<string, OpenDocument<Saved, Part>>;

interface DocumentOptions<Saved, Part> extends DocumentKind<Saved, Part>, DocumentSaving<Saved, Part> {
  readonly key: string;
  readonly documents: OpenDocuments<Saved, Part>;
  readonly onSaved?: (() => void) | undefined;
}

/**
 * Edits a part of a versioned document of the server. The edits survive visits to other pages, and those made while a save is under
 * way are kept. If another person has saved the same since, the person is asked which version counts.
 */
export function useDocument<Saved, Part>(options: DocumentOptions<Saved, Part>) {
  const document = openDocument(options);
  const { value, problem, refusal } = useSharedRemote(document.remote);
  const { isSaving, question } = useStore(document.state);
  return {
    /** As it was read or saved last; null until loaded. */
    saved: value ?? null,
    /** With the edits; null until loaded. */
    part: document.getPart(),
    isChanged: document.isChanged(),
    isSaving,
    /** Error message of the last reading or saving; empty: none. */
    problem: refusal || problem,
    question,
    change: (part: Part): void => document.edit(() => part),
    /** Changes the latest edits, for what takes a while: an upload. */
    edit: document.edit,
    save: async (): Promise<boolean> => {
      const isSaved = await document.save(options);
      if (isSaved) options.onSaved?.();
      return isSaved;
    },
    /** Reads again and keeps the edits. */
    reload: () => void document.remote.read(),
    discard: document.discard,
  };
}

function openDocument<Saved, Part>({ documents, key, ...kind }: DocumentOptions<Saved, Part>) {
  const known = documents.get(key);
  if (known) return known;
  const document = new OpenDocument(key, kind);
  documents.set(key, document);
  return document;
}
