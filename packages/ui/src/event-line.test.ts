import { expect, it } from 'vitest';
import { type Ear, listenTo } from './event-line.ts';
import { openFakePage } from '../../../tests/support/open-fake-page.ts';

const EVENTS = '/events';

const { page, stops, passes } = openFakePage();

/** Listens and notes what it is told. */
function listen(options: Partial<Ear> = {}, address = EVENTS) {
  const told: string[] = [];
  const stop = listenTo(address, {
    events: { shop: (data) => told.push(`shop ${data}`) },
    opened: (isAgain) => told.push(isAgain ? 'again' : 'open'),
    failed: (failures) => told.push(`failed ${failures}`),
    ...options,
  });
  stops.push(stop);
  return { told, stop };
}

it('shares one connection among all listeners of an address', () => {
  const first = listen();
  const second = listen();
  page.stream.connects();
  page.stream.sends('shop', 1);
  expect(first.told).toEqual(['open', 'shop 1']);
  expect(second.told).toEqual(['open', 'shop 1']);
});

it('tells a listener that joins later what the stream began with', async () => {
  listen();
  page.stream.connects();
  page.stream.sends('shop', 1);
  page.stream.sends('shop', 2);
  const late = listen();
  await passes(0);
  expect(late.told).toEqual(['open', 'shop 2']);
});

it('hears an event that only a later listener knows', () => {
  listen();
  page.stream.connects();
  const told: string[] = [];
  listen({ events: { menu: (data) => told.push(data) } });
  page.stream.sends('menu', 3);
  expect(told).toEqual(['3']);
});

it('hangs up with the last listener, and stays if another takes its place at once', async () => {
  const first = listen();
  first.stop();
  const second = listen();
  await passes(0);
  expect(page.connections).toBe(1);
  second.stop();
  await passes(0);
  expect(page.streams).toHaveLength(0);
});

it('reconnects half a second after the server ends the stream', async () => {
  const { told } = listen();
  page.stream.connects();
  page.stream.fails();
  expect(page.streams).toHaveLength(0);
  await passes(499);
  expect(page.streams).toHaveLength(0);
  await passes(1);
  page.stream.connects();
  expect(told).toEqual(['open', 'failed 1', 'again']);
});

it('waits longer after each failure, up to 30 seconds', async () => {
  listen();
  for (const wait of [500, 3000, 10_000, 30_000, 30_000]) {
    page.stream.fails();
    await passes(wait - 1);
    expect(page.streams).toHaveLength(0);
    await passes(1);
    expect(page.streams).toHaveLength(1);
  }
});

it('gives up a connection that has been silent for more than two heartbeats', async () => {
  const { told } = listen();
  page.stream.connects();
  await passes(30_000);
  page.stream.sends('heartbeat');
  await passes(34_999);
  expect(told).toEqual(['open']);
  await passes(1);
  expect(told).toEqual(['open', 'failed 1']);
});

it('connects at once when the browser is back online', async () => {
  const { told } = listen();
  page.stream.connects();
  page.goes('offline');
  expect(told).toEqual(['open', 'failed 1']);
  page.goes('online');
  page.stream.connects();
  expect(told).toEqual(['open', 'failed 1', 'again']);
  await passes(10_000);
  expect(page.connections).toBe(2);
});

it('hangs up while the page is hidden and calls again when it is visible', () => {
  const { told } = listen();
  page.stream.connects();
  page.turns('hidden');
  expect(page.streams).toHaveLength(0);
  page.turns('visible');
  page.stream.connects();
  expect(told).toEqual(['open', 'again']);
});

it('stays connected while the page is hidden if a listener wants that', () => {
  listen();
  listen({ whileHidden: true });
  page.stream.connects();
  page.turns('hidden');
  expect(page.streams).toHaveLength(1);
});

it('asks each connection to continue where the last one ended', async () => {
  let sequence = 7;
  listen({ query: () => `?after=${sequence}` });
  expect(page.stream.url).toBe(`${EVENTS}?after=7`);
  sequence = 9;
  page.stream.fails();
  await passes(500);
  expect(page.stream.url).toBe(`${EVENTS}?after=9`);
});
