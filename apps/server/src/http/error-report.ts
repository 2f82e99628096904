import { randomUUID } from 'node:crypto';

/** Sends an error to the operator's error tracker; never waits, never throws. */
export type ReportError = (error: Error, route: string, at: string) => void;

const MAX_PER_MINUTE = 30;
const TIMEOUT_MS = 5000;

/** Reports to a Sentry-compatible tracker (ERROR_REPORT_DSN: https://KEY@HOST/PROJECT); null disables reports. */
export function createErrorReporter(dsn: string | null): ReportError {
  if (dsn === null) return () => {};
  const { protocol, host, username, pathname } = new URL(dsn);
  const project = pathname.split('/').at(-1);
  const address = `${protocol}//${host}${pathname.slice(0, pathname.lastIndexOf('/'))}/api/${project}/envelope/`;
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=tischlein/1, sentry_key=${username}`,
  };
  const reported = { minute: '', count: 0 };
  return (error, route, at) => {
    const minute = at.slice(0, 16);
    if (reported.minute !== minute) Object.assign(reported, { minute, count: 0 });
    reported.count += 1;
    if (reported.count > MAX_PER_MINUTE) return;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    // An unreachable tracker must not cause another error.
    fetch(address, { method: 'POST', headers, body: toEnvelope(error, route, at), signal }).catch(() => {});
  };
}

function toEnvelope(error: Error, route: string, at: string): string {
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: at,
    platform: 'node',
    level: 'error',
    transaction: route,
    exception: { values: [{ type: error.name, value: error.message }] },
    extra: { stack: error.stack },
  };
  return [{ event_id: id, sent_at: at }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
}
