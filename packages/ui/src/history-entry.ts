import { newKey } from './new-key.ts';
import { createPage, type Step, toEntry, type Trail } from './trail.ts';

/** The browser's history, as far as steps need it. */
export interface HistoryPort {
  readonly state: () => unknown;
  /** Path, query and hash. */
  readonly address: () => string;
  readonly write: (kind: 'push' | 'replace', state: object, address: string) => void;
  /** Travels later; `onTravelled` reports it. */
  readonly go: (delta: number) => void;
  /** Reports every travel: our own, the guest's, and links to anchors. */
  readonly onTravelled: (listener: () => void) => void;
}

/** Writes the end of a trail into the entry, beside the state of other owners. */
export function writeEntry(history: HistoryPort, kind: 'push' | 'replace', trail: Trail): void {
  const steps = toEntry(trail);
  const address = steps.findLast((step) => step.address !== null)?.address ?? history.address();
  history.write(kind, { ...Object(history.state()), steps }, address);
}

/** The steps of the browser's entry. An entry without any becomes a page. */
export function readEntry(history: HistoryPort): Trail {
  const { steps } = Object(history.state());
  if (isEntry(steps)) return steps;
  const page = createPage(newKey(), history.address());
  writeEntry(history, 'replace', [page]);
  return [page];
}

/** Whether the entry was written by steps; the office's router writes others. */
export const hasSteps = (history: HistoryPort): boolean => isEntry(Object(history.state()).steps);

const isEntry = (value: unknown): value is Trail =>
  Array.isArray(value) && value.every(isStep) && value[0]?.kind === 'page';

function isStep(value: unknown): value is Step {
  const { kind, key, address } = Object(value);
  const isAddress = address === null || typeof address === 'string';
  return (kind === 'page' || kind === 'dialog') && typeof key === 'string' && isAddress;
}
