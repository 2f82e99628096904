import { useNow } from '@tischlein/ui/clock';

/** The server's time, updated every second. `clockOffset` is server time minus local time: a tablet's clock may be wrong. */
export const useServerNow = (clockOffset: number): number => useNow() + clockOffset;
