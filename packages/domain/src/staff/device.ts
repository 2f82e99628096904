/** Roles of devices that a whole shift shares (S3 R5). */
export const DEVICE_ROLES = ['staff', 'waiter', 'driver'] as const;
export type DeviceRole = (typeof DEVICE_ROLES)[number];

export const PIN: RegExp = /^\d{4,8}$/;
/** Wrong PINs in a row that sign a device out. */
export const MOST_WRONG_PINS: number = 5;

const ROW = '01234567890';

/** Returns whether a PIN is among the first that others try: two digits at most, or a row of digits. */
export const isEasyPin = (pin: string): boolean =>
  new Set(pin).size <= 2 || ROW.includes(pin) || ROW.includes([...pin].toReversed().join(''));
