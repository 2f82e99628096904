/** The calendar date of an instant in the shop's zone, 'YYYY-MM-DD'; null is now. */
export function dateInShop(instant: string | null): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
    instant === null ? new Date() : new Date(instant),
  );
}

/** The time of day of an instant in the shop's zone, '18:42'. */
export function timeInShop(instant: string): string {
  const parts = { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat('de-DE', parts).format(new Date(instant));
}
