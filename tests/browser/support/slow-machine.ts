import type { BrowserContext, Page } from '@playwright/test';

/** Slows the browsers down by this factor (`STORIES_SLOWED=4`) and delays their requests. */
const SLOWDOWN = Number(process.env['STORIES_SLOWED'] ?? 0);

/** Resource types that pages wait for. */
const DELAYED_TYPES = ['document', 'script', 'fetch', 'eventsource'];
const MAX_DELAY_MS = 300;
const PLAYBACK_RATE = 0.3;

/** Adds random delays: a story that still passes waits for the right things. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (!SLOWDOWN) return;
  context.on('page', async (page) => {
    try {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE });
    } catch {
      // The page has already closed.
    }
  });
  await context.addInitScript(slowHistory, MAX_DELAY_MS);
  await context.route('**', async (route) => {
    if (DELAYED_TYPES.includes(route.request().resourceType()))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_DELAY_MS));
    await route.fallback().catch(() => {});
  });
}

/** Waits for the delays that `slowHistory` has added: they are longer than a guest needs to reload a page. */
export async function endDelaysOfHistory(page: Page): Promise<void> {
  if (SLOWDOWN) await page.waitForFunction(() => !Reflect.get(window, 'delayedSteps'));
}

/** Runs in the page: delays steps of the history, as under load. */
function slowHistory(maxDelayMs: number): void {
  const go = history.go.bind(history);
  const count = (change: number): void =>
    void Reflect.set(window, 'delayedSteps', (Reflect.get(window, 'delayedSteps') ?? 0) + change);
  const goNow = (delta?: number): void => {
    window.addEventListener('popstate', () => count(-1), { once: true });
    go(delta);
  };
  history.go = (delta) => {
    count(1);
    setTimeout(goNow, Math.random() * maxDelayMs, delta);
  };
}
