import { useEffect, useState } from 'react';

const TICK_EVERY_MS = 1000;
const TIME = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

/** '18:44' on the shop's wall. */
export const wallClock = (instant: number): string => TIME.format(instant);

/** The time now, anew each second. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(Date.now()), TICK_EVERY_MS);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
