import { afterEach, beforeEach, vi } from 'vitest';
import { FakePage } from '../../packages/ui/src/testing/fake-page.ts';

/** A fake page with fake timers and retries without chance. After each test it runs `stops`. */
export function openFakePage() {
  const page = new FakePage();
  const stops: (() => void)[] = [];
  const passes = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  beforeEach(() => {
    page.reset();
    vi.useFakeTimers();
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) stop();
    await passes(0);
    vi.useRealTimers();
    vi.restoreAllMocks();
    page.remove();
  });
  return { page, stops, passes };
}
