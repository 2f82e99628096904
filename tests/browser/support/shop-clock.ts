/** The server's clock starts here: a Friday evening when every demo shop is open. */
export const FRIDAY_EVENING = '2026-11-20T18:30:00+01:00';

/** The shop's local time in so many minutes: '19:10'. */
export const clockIn = (minutes: number): string =>
  new Date(shopNow().getTime() + minutes * 60_000).toLocaleTimeString('de-DE', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The shop's current time: the server's clock runs on from its start. */
export function shopNow(): Date {
  const startedAt = Number(process.env['STORIES_STARTED_AT']);
  return new Date(Date.parse(FRIDAY_EVENING) + Date.now() - startedAt);
}
