/** When the server's clock starts: a Friday evening on which every shop of the demo is open. */
export const FRIDAY_EVENING = '2026-11-20T18:30:00+01:00';

/** So many minutes from now on the shops' walls: '19:10'. */
export const clockIn = (minutes: number): string =>
  new Date(shopNow().getTime() + minutes * 60_000).toLocaleTimeString('de-DE', {
    timeZone: 'Europe/Berlin',
    hour: '2-digit',
    minute: '2-digit',
  });

/** The time on the shops' walls: the server's clock runs on from its start. */
export function shopNow(): Date {
  const startedAt = Number(process.env['STORIES_STARTED_AT']);
  return new Date(Date.parse(FRIDAY_EVENING) + Date.now() - startedAt);
}
