import { showNotice } from './show-notice.ts';

/** After this time without the entry module the guest is offered to load the page again. */
export const PATIENCE_MS = 8000;

interface EntryFiles {
  readonly preloads: readonly string[];
  /** Loads the entry module. */
  readonly load: () => Promise<unknown>;
  readonly failed: () => void;
}

/** Loads the entry module. A notice is shown if that fails or takes long, and removed once the module is there. */
export function loadEntry({ preloads, load, failed }: EntryFiles): void {
  for (const href of preloads)
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
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
