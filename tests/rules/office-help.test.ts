import { OFFICE_PAGES } from '@tischlein/contract/office-pages';
import { HELP, helpTopicName, PAGE_HELP } from '@tischlein/wording/office';
import { expect, it } from 'vitest';
import { findObstacle } from '../../apps/office/app/frame/find-obstacle.ts';

const MOST_CHARACTERS = 130;
const topics = [...OFFICE_PAGES.map(({ path }) => path), 'overview' as const];

it('each page of the office has help, and no help is about a page that is none', () => {
  expect(Object.keys(PAGE_HELP).toSorted()).toEqual(topics.toSorted());
});

it.each(topics)('the help about %s is three short sentences of its own and a step to another page', (topic) => {
  const { purpose, guests, watch, next } = PAGE_HELP[topic];
  for (const text of [purpose, guests, watch]) {
    expect(text).toMatch(/^[A-ZÄÖÜ0-9„].*\.$/);
    expect(text.length).toBeLessThanOrEqual(MOST_CHARACTERS);
  }
  expect(new Set([purpose, guests, watch]).size).toBe(3);
  expect(next.page).not.toBe(topic);
  expect(next.words).not.toMatch(/\.$/);
  expect(HELP.title(helpTopicName(topic))).toMatch(/^Hilfe zu „.+“$/);
});

it('no two pages are for the same', () => {
  const purposes = topics.map((topic) => PAGE_HELP[topic].purpose);
  expect(new Set(purposes).size).toBe(topics.length);
});

it.each(OFFICE_PAGES.map(({ path }) => path))('an owner can take the step that the help about %s names', (path) => {
  const session = { role: 'owner', device: null } as const;
  expect(findObstacle(PAGE_HELP[path].next, { session, shop: { isFranchiseOverview: false } })).toBeNull();
});
