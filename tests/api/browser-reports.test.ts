import { afterEach, beforeEach, expect, it } from 'vitest';
import { createErrorReporter } from '../../apps/server/src/http/error-report.ts';
import { onSqlite, preparedTrattoria } from '../support/databases.ts';
import { type ErrorTracker, openErrorTracker } from '../support/error-tracker.ts';
import { openShop, type TestShop } from '../support/open-shop.ts';

const ERROR = {
  kind: 'error',
  app: 'storefront',
  release: '3fa9c1',
  name: 'TypeError',
  file: '/assets/3fa9c1.js',
  line: 1,
  column: 2345,
};
const VITAL = {
  kind: 'vital',
  app: 'storefront',
  release: '3fa9c1',
  name: 'LCP',
  value: 5200,
  page: '/checkout?a=Ada',
};

let tracker: ErrorTracker;
let shop: TestShop;
const [prepared] = onSqlite(preparedTrattoria);
let close = async (): Promise<void> => {};

beforeEach(async () => {
  tracker = await openErrorTracker();
  const place = await prepared?.open();
  if (!place) throw new Error('no database');
  shop = await openShop(place, { reportError: createErrorReporter(tracker.dsn, { now: () => shop.clock.now() }) });
  close = async () => {
    await shop.close();
    await place.close();
    tracker.close();
  };
});
afterEach(() => close());

const send = (body: object) => shop.guest().call('POST', '/api/platform/browser-report', body);
const metrics = async () => (await shop.app.inject({ url: '/metrics' })).body;

it('an error in a browser is counted and passed on with its file and position, once an hour', async () => {
  for (let times = 0; times < 3; times += 1) expect((await send(ERROR)).statusCode).toBe(204);
  expect(await tracker.findEvent('storefront')).toMatchObject({
    platform: 'javascript',
    release: '3fa9c1',
    exception: {
      values: [{ type: 'TypeError', stacktrace: { frames: [{ filename: '/assets/3fa9c1.js', lineno: 1 }] } }],
    },
  });
  await send({ ...ERROR, app: 'office', file: '/office/assets/desk.js' });
  await tracker.findEvent('office');
  expect(tracker.envelopes).toHaveLength(2);
  expect(await metrics()).toContain('tischlein_browser_errors_total 4\n');
});

it('web vitals are counted by rating; only poor ones are passed on', async () => {
  for (const value of [1200, 3000, 5200]) await send({ ...VITAL, value });
  expect(await tracker.findEvent('storefront /checkout')).toMatchObject({
    exception: { values: [{ type: 'PoorLCP' }] },
  });
  expect(tracker.envelopes).toHaveLength(1);
  const counted = await metrics();
  for (const rating of ['good', 'fair', 'poor'])
    expect(counted).toContain(`tischlein_web_vitals_total{name="LCP",rating="${rating}"} 1\n`);
});

it('failed loads, failed tracking and slow orders are passed on, pictures are only counted', async () => {
  await send({ kind: 'loadFailed', app: 'storefront', release: '1', what: 'picture', file: null });
  await send({ kind: 'loadFailed', app: 'storefront', release: '1', file: '/assets/a.js' });
  await send({ kind: 'trackingFailed', app: 'storefront', release: '1', call: 'visit' });
  await shop.guest().call('POST', '/api/shop/roma/event', { type: 'checkout', action: 'submit-timeout' });
  await Promise.all(['storefront script', 'storefront visit'].map((where) => tracker.findEvent(where)));
  const counted = await metrics();
  expect(counted).toContain('tischlein_browser_loads_failed_total 2\n');
  expect(counted).toContain('tischlein_tracking_failures_total 1\n');
  expect(counted).toContain('tischlein_slow_submits_total 1\n');
});

it.each([
  ['a message', { ...ERROR, message: 'Ada Köhler' }],
  ['the address of a page', { ...ERROR, file: '/f=roma/checkout?name=Ada' }],
  ['a file of another site', { ...ERROR, file: 'https://evil.example/assets/a.js' }],
  ['a name with words', { ...ERROR, name: 'Ada Köhler' }],
  ['another kind', { ...ERROR, kind: 'other' }],
  ['a release with words', { ...ERROR, release: 'Ada Köhler' }],
])('refuses %s, and counts nothing', async (_, body) => {
  expect((await send(body)).statusCode).toBe(400);
  expect(await metrics()).toContain('tischlein_browser_errors_total 0\n');
});
