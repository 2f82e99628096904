import * as calls from '@tischlein/contract/calls';
import { mayOpenIn, OFFICE_PAGES } from '@tischlein/contract/office-pages';
import { STAFF_ROLES } from '@tischlein/domain/staff';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderOfficeFor } from '../../../../tests/components/render-office.tsx';
import { send } from '../api/send.ts';
import { listGroups } from './visible-pages.ts';

const FORBIDDEN = 403;
/** Pages that other pages lead to, beside those of the navigation. */
const DISH = { path: '/karte/gericht/:id', opened: '/karte/gericht/pizza-margherita' } as const;

const network = { inFlight: 0 };

beforeEach(() => {
  performance.setResourceTimingBufferSize(10_000);
  performance.clearResourceTimings();
  const fetchNow = window.fetch.bind(window);
  vi.stubGlobal('fetch', (...request: Parameters<typeof fetch>) => {
    network.inFlight += 1;
    return fetchNow(...request).finally(() => (network.inFlight -= 1));
  });
});
afterEach(() => void vi.unstubAllGlobals());

/** Event streams are among them. */
const listRefused = (): readonly string[] =>
  performance
    .getEntriesByType('resource')
    .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseStatus === FORBIDDEN)
    .map(({ name }) => new URL(name).pathname);

/** React has drawn and its effects have run. Not when the browser is idle: a page with a spinner on a busy machine never is. */
const isDrawn = (): Promise<unknown> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

/** What a page reads first, and what it reads for that. */
async function settles(): Promise<void> {
  for (let round = 0; round < 2; round += 1) {
    await isDrawn();
    await expect.poll(() => network.inFlight).toBe(0);
  }
}

const findTitle = (): Element | null => document.querySelector('main h1');

/** As by a link: the frame stays. */
async function opens(address: string): Promise<void> {
  const before = findTitle();
  history.pushState(null, '', `/office${address}`);
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => findTitle() !== null && findTitle() !== before).toBe(true);
  await settles();
}

it.each(STAFF_ROLES.filter((role) => role !== 'owner'))(
  'no page of the navigation of the role %s makes a call that it may not make',
  async (role) => {
    await renderOfficeFor(role, '/:slug/mehr');
    const session = await send(calls.getSession);
    if (!session.ok) throw new Error(session.problem.message);
    await expect.poll(findTitle).not.toBeNull();
    await settles();
    const refused: string[] = listRefused().map((call) => `the frame: ${call}`);
    for (const shop of session.value.shops) {
      const listed = listGroups(session.value, shop).flatMap(({ pages }) => pages.map(({ path }) => path));
      const dish = OFFICE_PAGES.filter((entry) => entry.path === DISH.path && mayOpenIn(role, entry, shop));
      for (const path of [...listed, ...dish.map(() => DISH.opened)]) {
        performance.clearResourceTimings();
        await opens(`/${shop.slug}${path}`);
        expect([path, findTitle()?.textContent]).not.toEqual([path, 'Kein Zugang']);
        refused.push(...listRefused().map((call) => `${shop.isFranchiseOverview ? 'overview ' : ''}${path}: ${call}`));
      }
    }
    expect(refused).toEqual([]);
  },
);
