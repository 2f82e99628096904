import { readFields } from '../../../guest/order-options.ts';
import type { DialogPurpose } from './dialog-purpose.ts';
import type { InfoState } from './info-state.ts';

/** What is kept of the dialog for a reload; what it was told is asked anew. */
export type InfoDraft = Pick<InfoState, 'page' | 'typed' | 'chosenId'>;

/** Reads what was kept, where anything may be in there; the list of the branches may be wanted at once. */
export function readInfoDraft(draft: unknown, { isListOnly }: DialogPurpose): Partial<InfoDraft> {
  const { page, typed, chosenId } = readFields(draft);
  return {
    ...(isListOnly
      ? { page: 'list_franchises' }
      : page === 'suggested_franchise' || page === 'list_franchises'
        ? { page }
        : {}),
    ...(typeof typed === 'string' ? { typed } : {}),
    ...(typeof chosenId === 'string' ? { chosenId } : {}),
  };
}
