import { readDevice, writeDevice } from '../values/storage.ts';

const toName = (shop: string): string => `shift-begun-${shop}`;

/** Notes that a shift of a shop has begun on this device; its end takes nothing of that back. */
export const noteBegunShift = (shop: string): void => writeDevice(toName(shop), true);

export const hasBegunShift = (shop: string): boolean => readDevice(toName(shop)) === true;
