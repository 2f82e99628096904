import { describe, expect, it } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

const FIVE_IN_FIFTEEN_MINUTES = { burst: 5, everySeconds: 180 };

describe('rate limiter', () => {
  it('allows a burst, then returns the seconds to wait', () => {
    const take = createRateLimiter(() => 0);
    const waits = Array.from({ length: 6 }, () => take('sign-in anna', FIVE_IN_FIFTEEN_MINUTES));
    expect(waits).toEqual([0, 0, 0, 0, 0, 180]);
  });

  it('allows one more call after the wait', () => {
    let time = 0;
    const take = createRateLimiter(() => time);
    for (let tries = 0; tries < 5; tries += 1) take('anna', FIVE_IN_FIFTEEN_MINUTES);
    time = 180_000;
    expect(take('anna', FIVE_IN_FIFTEEN_MINUTES)).toBe(0);
    expect(take('anna', FIVE_IN_FIFTEEN_MINUTES)).toBe(180);
  });

  it('counts each key separately', () => {
    const take = createRateLimiter(() => 0);
    const once = { burst: 1, everySeconds: 60 };
    expect([take('a', once), take('b', once), take('a', once)]).toEqual([0, 0, 60]);
  });

  it('allows at most 60 of 10 000 attempts in an hour at five per fifteen minutes', () => {
    let time = 0;
    const take = createRateLimiter(() => time);
    let evaluated = 0;
    for (let tries = 0; tries < 10_000; tries += 1) {
      time = tries * 360;
      if (take('attacker', FIVE_IN_FIFTEEN_MINUTES) === 0) evaluated += 1;
    }
    expect(evaluated).toBeLessThanOrEqual(60);
  });

  it('limits its memory', () => {
    const take = createRateLimiter(() => 0);
    for (let guest = 0; guest < 250_000; guest += 1) take(`guest ${guest}`, { burst: 2, everySeconds: 60 });
    expect(take('guest 249999', { burst: 2, everySeconds: 60 })).toBe(0);
    expect(take('guest 249999', { burst: 2, everySeconds: 60 })).toBe(60);
  });
});
