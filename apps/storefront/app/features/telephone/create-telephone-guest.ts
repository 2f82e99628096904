import { createStore } from '@tischlein/ui/store';
import { createEmptyGuest, type Guest } from '../../guest/guest.ts';
import { NO_VISIT, type Visit } from '../../guest/visit.ts';

/** A guest on the telephone: staff ask about the age and know that the shop is closed. */
export const createTelephoneGuest = (): Guest => ({
  ...createEmptyGuest(),
  visit: createStore<Visit>({ ...NO_VISIT, showNevertheless: true, ages: [18] }),
});
