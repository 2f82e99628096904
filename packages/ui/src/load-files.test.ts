import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadFiles } from './load-files.ts';

const browser = new EventTarget();
const request = vi.fn<(address: string) => Promise<Response>>();
const load = vi.fn<() => Promise<string>>();
let isOnline = true;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    get onLine() {
      return isOnline;
    },
  });
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser));
  vi.stubGlobal('fetch', request);
  isOnline = true;
  request.mockReset().mockImplementation(async () => {
    if (!isOnline) throw new TypeError('Failed to fetch');
    return new Response('code');
  });
  load.mockReset().mockResolvedValue('the part');
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function losesConnection(): void {
  isOnline = false;
}

function regainsConnection(): void {
  isOnline = true;
  browser.dispatchEvent(new Event('online'));
}

it('late code that the connection cuts off comes once it is back, however late', async () => {
  request.mockImplementationOnce(async () => {
    losesConnection();
    throw new TypeError('Failed to fetch');
  });
  const part = loadFiles(load, ['assets/one.js']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(request).toHaveBeenCalledOnce();
  regainsConnection();
  await expect(part).resolves.toBe('the part');
  expect(request).toHaveBeenCalledTimes(2);
});

// Chromium keeps the failure of a module as long as the page lives (decision 088).
it('no module is imported without a connection, though its files have come', async () => {
  request.mockImplementationOnce(async () => {
    losesConnection();
    return new Response('code');
  });
  const part = loadFiles(load, ['assets/two.js']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(load).not.toHaveBeenCalled();
  regainsConnection();
  await expect(part).resolves.toBe('the part');
});

it('a browser that wrongly reports no connection loads late code all the same', async () => {
  losesConnection();
  request.mockImplementation(async () => new Response('code'));
  await expect(loadFiles(load, ['assets/five.js'])).resolves.toBe('the part');
});

it('code that is there needs no connection', async () => {
  await loadFiles(load, ['assets/four.js']);
  losesConnection();
  await expect(loadFiles(load, ['assets/four.js'])).resolves.toBe('the part');
});

it('a server that fails is asked three times, then it is said', async () => {
  request.mockImplementation(async () => new Response('', { status: 503 }));
  const caught = vi.fn<() => void>();
  browser.addEventListener('caught', caught, { once: true });
  const failure = loadFiles(load, ['assets/three.js']).catch(String);
  await vi.runAllTimersAsync();
  expect(await failure).toContain('Unable to load');
  expect(request).toHaveBeenCalledTimes(3);
  expect(caught).toHaveBeenCalledOnce();
});
