import type { IncomingHttpHeaders } from 'node:http';

/** Joins repeated headers with a comma. */
export const joinHeaders = (headers: IncomingHttpHeaders): Record<string, string | undefined> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : value]),
  );
