import { createSteps } from './create-steps.ts';
import type { HistoryPort } from './history-entry.ts';

const browserHistory: HistoryPort = {
  state: () => history.state,
  address: () => location.pathname + location.search + location.hash,
  write: (kind, state, address) =>
    kind === 'push' ? history.pushState(state, '', address) : history.replaceState(state, '', address),
  go: (delta) => history.go(delta),
  onTravelled: (listener) => window.addEventListener('popstate', listener),
};

/** Rendering on the server and unit tests have one entry. */
function createSingleEntry(): HistoryPort {
  let entry: unknown = null;
  return {
    state: () => entry,
    address: () => '/',
    write: (_, state) => void (entry = state),
    go: () => {},
    onTravelled: () => {},
  };
}

/** The steps of this document. */
export const steps = createSteps(typeof window === 'undefined' ? createSingleEntry() : browserHistory);
