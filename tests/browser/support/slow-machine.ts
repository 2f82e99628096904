import type { BrowserContext } from '@playwright/test';

/** How many times slower than this machine the browsers are (`STORIES_SLOWED=4`); whatever they ask for comes late, too. */
const SLOWDOWN = Number(process.env['STORIES_SLOWED'] ?? 0);

/** What pages wait for. */
const DELAYED_TYPES = ['document', 'script', 'fetch', 'eventsource'];
const MAX_DELAY_MS = 300;
const PLAYBACK_RATE = 0.3;

/** Lets everything take its time, each time another: a story that still ends well waits for what it means. */
export async function slowDown(context: BrowserContext): Promise<void> {
  if (!SLOWDOWN) return;
  context.on('page', async (page) => {
    try {
      const session = await context.newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
      await session.send('Animation.enable');
      await session.send('Animation.setPlaybackRate', { playbackRate: PLAYBACK_RATE });
    } catch {
      // The page is gone already.
    }
  });
  await context.addInitScript(slowHistory, MAX_DELAY_MS);
  await context.route('**', async (route) => {
    if (DELAYED_TYPES.includes(route.request().resourceType()))
      await new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_DELAY_MS));
    await route.fallback().catch(() => {});
  });
}

/** In the page: a step back in the history takes its time, as where the browser has much to do. */
function slowHistory(maxDelayMs: number): void {
  const go = history.go.bind(history);
  history.go = (delta) => void setTimeout(go, Math.random() * maxDelayMs, delta);
}
