import { writeDevice } from '../values/storage.ts';

/** What says on this device that a shift has begun. */
export const SHIFT_KEY = 'shift';

/** The next person who signs in on this device begins a shift of their own. */
export const forgetShift = (): void => writeDevice(SHIFT_KEY, null);
