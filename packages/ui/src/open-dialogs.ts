import { createStore } from './store.ts';

/** The open dialogs, topmost last. */
export const openDialogs = createStore<readonly HTMLDialogElement[]>([]);
