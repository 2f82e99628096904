import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { BrowserReport } from '@tischlein/contract/shop';

type Report = BrowserReport extends infer Each
  ? Each extends BrowserReport
    ? Omit<Each, 'app' | 'release'>
    : never
  : never;

/** Reports to the server what this browser notices of itself. It arrives even if the page is left, or is lost. */
export function report(noticed: Report): void {
  const body = JSON.stringify({ ...noticed, app: 'storefront', release: import.meta.env.VITE_RELEASE ?? 'dev' });
  navigator.sendBeacon(buildAddress(calls.reportBrowser), new Blob([body], { type: 'application/json' }));
}
