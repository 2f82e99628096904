import { showNotice } from './show-notice.ts';

/** After this time without the entry module the guest is offered to load the page again. */
export const PATIENCE_MS = 8000;

interface EntryFiles {
  /** Modules that it imports. */
  readonly preloads: readonly string[];
  /** Modules that it loads later. */
  readonly pageFiles: readonly string[];
  /** Loads the entry module. */
  readonly load: () => Promise<unknown>;
  readonly failed: () => void;
}

/** Loads the entry module. A notice is shown if that fails or takes long, and removed once the module is there. */
export function loadEntry({ preloads, pageFiles, load, failed }: EntryFiles): void {
  for (const href of preloads)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  // Only into the browser's cache: Chromium keeps the failure of a module, so that `loadFiles` could not try again (decision 088).
  for (const href of pageFiles)
    void fetch(href)
      .then((answer) => answer.blob())
      .catch(() => {});
  let notice: Element | null = null;
  const show = (): void => void (notice ??= showNotice('not-loaded'));
  const timer = setTimeout(show, PATIENCE_MS);
  void load()
    .then(
      () => notice?.remove(),
      () => {
        show();
        failed();
      },
    )
    .finally(() => clearTimeout(timer));
}
