import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { ReportError } from '../events.ts';
import { describeFailure, listFrames } from '../failure.ts';

const MAX_PER_MINUTE = 30;
const TIMEOUT_MS = 5000;

/** Reports to a Sentry-compatible tracker (ERROR_REPORT_DSN: https://KEY@HOST/PROJECT); null disables reports. */
export function createErrorReporter(dsn: string | null, clock: Clock): ReportError {
  if (dsn === null) return () => {};
  const { protocol, host, username, pathname } = new URL(dsn);
  const project = pathname.split('/').at(-1);
  const address = `${protocol}//${host}${pathname.slice(0, pathname.lastIndexOf('/'))}/api/${project}/envelope/`;
  const headers = {
    'content-type': 'application/x-sentry-envelope',
    'x-sentry-auth': `Sentry sentry_version=7, sentry_client=tischlein/1, sentry_key=${username}`,
  };
  const reported = { minute: '', count: 0 };
  return (error, where, release) => {
    const at = clock.now();
    const minute = at.slice(0, 16);
    if (reported.minute !== minute) Object.assign(reported, { minute, count: 0 });
    reported.count += 1;
    if (reported.count > MAX_PER_MINUTE) return;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const body = toEnvelope(error, { where, at, release });
    // An unreachable tracker must not cause another error. The body is read, so that the connection can be reused.
    fetch(address, { method: 'POST', headers, body, signal })
      .then((answer) => answer.arrayBuffer())
      .catch(() => {});
  };
}

/** An envelope of Sentry's protocol with one event. It has no message, which may name a guest. */
function toEnvelope(
  error: unknown,
  { where, at, release }: { readonly where: string; readonly at: string; readonly release: string | undefined },
): string {
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: at,
    platform: release === undefined ? 'node' : 'javascript',
    ...(release !== undefined && { release }),
    level: 'error',
    transaction: where,
    exception: {
      values: [
        {
          type: error instanceof Error ? error.name : 'unknown',
          value: describeFailure(error),
          // The protocol wants the innermost frame last.
          stacktrace: { frames: listFrames(error).toReversed() },
        },
      ],
    },
  };
  return [{ event_id: id, sent_at: at }, { type: 'event' }, event].map((part) => JSON.stringify(part)).join('\n');
}
