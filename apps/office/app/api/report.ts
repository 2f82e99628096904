import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { BrowserReport } from '@tischlein/contract/shop';

type Report = BrowserReport extends infer Each
  ? Each extends BrowserReport
    ? Omit<Each, 'app' | 'release'>
    : never
  : never;

/** Reports errors and timings of this browser to the server; best effort, also while the page is being left. */
export function report(noticed: Report): void {
  const body = JSON.stringify({ ...noticed, app: 'office', release: import.meta.env.VITE_RELEASE ?? 'dev' });
  navigator.sendBeacon(buildAddress(calls.reportBrowser), new Blob([body], { type: 'application/json' }));
}
