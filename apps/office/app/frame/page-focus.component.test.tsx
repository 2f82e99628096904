import { OFFICE_PAGES } from '@tischlein/contract/office-pages';
import { OFFICE_GROUP_NAMES } from '@tischlein/wording/office';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openBranch } from '../../../../tests/components/open-branch.ts';
import { openForGuests } from '../../../../tests/components/open-for-guests.ts';
import { renderOfficeAt } from '../../../../tests/components/render-office.tsx';

const PARAMETERS: Readonly<Record<string, string>> = {
  '/karte/gericht/:id': 'pizza-margherita',
  '/karte/kombi/:id': 'neu',
  '/karte/kategorie/:id': 'neu',
  '/angebote/:id': 'gruppenrabatt',
};
/** Each step of the checklist is saved by itself. */
const SEVERAL_BARS = ['/eroeffnen'];

let shop = '';

beforeEach(() => page.viewport(1440, 900));

// Its own: the alarm about orders of other tests would take the focus.
beforeAll(async () => {
  shop = await openBranch({ config: { restaurantName: 'Tramonto Fokus' } });
  await openForGuests(shop);
});

it.each(OFFICE_PAGES.map(({ path }) => path))(
  "the page '%s' has the focus on its heading, its name and the shop's in the title, and at most one save bar",
  async (path) => {
    await renderOfficeAt(`/${shop}${path === '/konto' ? '/mehr' : '/konto'}`);
    const first = page.getByRole('heading', { level: 1 });
    await expect.element(first).toBeInTheDocument();
    const before = first.element();
    page.getByRole('navigation', { name: 'Büro' }).getByRole('link').first().element().focus();
    // As 'back' and 'forward' do.
    history.pushState(null, '', `/office/${shop}${path.replace(':id', PARAMETERS[path] ?? 'unbekannt')}`);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    await expect.poll(() => document.querySelector('h1')).not.toBe(before);
    const heading = document.querySelector('h1');
    expect(document.activeElement).toBe(heading);
    const name = path === '' ? OFFICE_GROUP_NAMES.today : heading?.textContent;
    await expect.poll(() => document.title.replace(/^\(\d+\) /, '')).toBe(`${name} – Tramonto Fokus`);
    expect(document.querySelectorAll('.save-bar').length <= 1 || SEVERAL_BARS.includes(path)).toBe(true);
    // 400 % zoom: no bar covers the page or the focus (WCAG 2.2, 1.4.10, 2.4.11).
    await page.viewport(320, 256);
    expect(listBars()).toEqual([]);
  },
);

/** The parts that stay where they are while the page scrolls, and cover something. */
const listBars = (): readonly string[] =>
  Array.from(document.querySelectorAll('body *')).flatMap((part) =>
    ['fixed', 'sticky'].includes(getComputedStyle(part).position) && part.checkVisibility() && part.clientHeight > 0
      ? [part.className]
      : [],
  );
