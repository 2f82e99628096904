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
