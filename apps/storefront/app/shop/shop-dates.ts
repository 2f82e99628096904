/** The shop's calendar date of an instant, 'YYYY-MM-DD'; null: now. */
export function dateInShop(instant: string | null): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    instant === null ? new Date() : new Date(instant),
  );
}

/** The shop's time of day of an instant, '18:42'. */
export function timeInShop(instant: string): string {
  const parts = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('de-DE', parts).format(new Date(instant));
}

/** The shop's calendar date of an instant in words, '20. November'. */
export function dateInWords(instant: string): string {
  const parts = { timeZone: 'Europe/Berlin', day: 'numeric', month: 'long' } as const;
  return new Intl.DateTimeFormat('de-DE', parts).format(new Date(instant));
}

const MINUTE_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

/** The next instant at which it is this time of day in the shop, '11:50'. */
export function nextInShop(time: string): string {
  const now = new Date();
  const minutes = toMinutes(time) - toMinutes(timeInShop(now.toISOString()));
  const ahead = minutes > 0 ? minutes : minutes + MINUTES_PER_DAY;
  return new Date(Math.floor(now.getTime() / MINUTE_MS + ahead) * MINUTE_MS).toISOString();
}

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};
