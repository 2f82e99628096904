import { readFields } from '../../../browser/read-fields.ts';
import type { DialogPurpose } from './dialog-purpose.ts';
import type { InfoState } from './info-state.ts';

/** State kept for a reload; answers are requested again. */
export type InfoDraft = Pick<InfoState, 'page' | 'typed' | 'chosenId'>;

/** Reads a stored draft. It is not validated, and `isListOnly` takes precedence over its page. */
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
