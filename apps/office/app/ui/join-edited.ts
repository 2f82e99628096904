import type { Edited } from './save-bar.tsx';

/** Several documents of a page, saved one after the other and discarded together. */
export const joinEdited = (all: readonly Edited[]): Edited => ({
  isChanged: all.some(({ isChanged }) => isChanged),
  isValid: all.every(({ isChanged, isValid }) => isValid || !isChanged),
  missing: all.map(({ missing = '' }) => missing).find(Boolean) ?? '',
  isSaving: all.some(({ isSaving }) => isSaving),
  problem: all.map(({ problem }) => problem).find(Boolean) ?? '',
  question: all.map(({ question = null }) => question).find(Boolean) ?? null,
  save: async () => {
    for (const { isChanged, save } of all) if (isChanged && !(await save())) return false;
    return true;
  },
  discard: () => {
    for (const { isChanged, discard } of all) if (isChanged) discard();
  },
});
