import { readDevice, writeDevice } from './storage.ts';

const NAME = 'desk-shops';

/** The ids of the shops whose orders the desk of this device shows. */
export function readDeskShops(): readonly string[] {
  const stored = readDevice(NAME);
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}

export const writeDeskShops = (ids: readonly string[]): void => writeDevice(NAME, ids);
