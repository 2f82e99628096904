/** A page or a dialog above it: what one press of 'back' leaves. Plain data, so it survives a reload in `history.state`. */
export interface Step {
  readonly kind: 'page' | 'dialog';
  readonly key: string;
  /** The URL while this step is topmost; null: the URL of the step below. */
  readonly address: string | null;
  /** Data to restore a dialog from after a reload or by 'forward'; null: the dialog ends with the document. */
  readonly content: unknown;
}

/** Steps from bottom to top. A history entry holds one page and the dialogs open above it. */
export type Trail = readonly Step[];

/** Where the guest is: a page and the dialogs open above it, topmost last. */
export interface Place {
  /** The page's own URL: path, query and hash. */
  readonly address: string;
  /** Key of the page's step: another one once the guest has left it. */
  readonly page: string;
  readonly dialogs: Trail;
}

export const createPage = (key: string, address: string): Step => ({ kind: 'page', key, address, content: null });

/** The topmost page of the trail and the dialogs above it. */
export const toEntry = (trail: Trail): Trail => trail.slice(findPage(trail));

export function toPlace(trail: Trail): Place {
  const [page, ...dialogs] = toEntry(trail);
  return { address: page?.address ?? '/', page: page?.key ?? '', dialogs };
}

/** Opens a dialog above all others, unless it is open. */
export function openDialog(trail: Trail, dialog: Omit<Step, 'kind'>): Trail {
  return trail.some(({ key }) => key === dialog.key) ? trail : [...trail, { kind: 'dialog', ...dialog }];
}

export function closeDialog(trail: Trail, key: string): Trail {
  const closing = trail.findIndex((step) => step.kind === 'dialog' && step.key === key);
  return closing === -1 ? trail : trail.toSpliced(closing, 1);
}

/** Closes the dialogs of the topmost page and leaves it for another one. */
export function leaveFor(trail: Trail, page: Step): Trail {
  const pages = trail.filter(({ kind }) => kind === 'page');
  return pages.at(-1)?.address === page.address ? pages : [...pages, page];
}

/** Leaves the topmost page for good. */
export const replacePage = (trail: Trail, page: Step): Trail => [...trail.slice(0, findPage(trail)), page];

export function correctAddress(trail: Trail, address: string): Trail {
  const page = findPage(trail);
  const step = trail[page];
  return step && step.address !== address ? trail.with(page, { ...step, address }) : trail;
}

const findPage = (trail: Trail): number => trail.findLastIndex(({ kind }) => kind === 'page');
