import { expect, it } from 'vitest';
import { startWorker } from './worker.ts';

it('repeats a failed round with growing pauses, and continues after it', async () => {
  const starts: number[] = [];
  const failures: unknown[] = [];
  const done = Promise.withResolvers<void>();
  const worker = startWorker({
    work: async () => {
      starts.push(performance.now());
      if (starts.length < 3) throw new Error(`failure ${starts.length}`);
      done.resolve();
      return false;
    },
    roundEveryMs: 0,
    pollEveryMs: 60_000,
    failed: (error) => failures.push(error),
  });
  await done.promise;
  await worker.stop();
  expect(failures).toEqual([new Error('failure 1'), new Error('failure 2')]);
  const [first = 0, second = 0, third = 0] = starts;
  expect(second - first).toBeGreaterThan(450);
  expect(third - second).toBeGreaterThan(950);
});

it('repeats a failed round at once when woken', async () => {
  let rounds = 0;
  const failed = Promise.withResolvers<void>();
  const repeated = Promise.withResolvers<void>();
  const worker = startWorker({
    work: async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('once');
      repeated.resolve();
      return false;
    },
    roundEveryMs: 0,
    pollEveryMs: 60_000,
    failed: () => failed.resolve(),
  });
  await failed.promise;
  const wokenAt = performance.now();
  worker.wake();
  await repeated.promise;
  expect(performance.now() - wokenAt).toBeLessThan(400);
  await worker.stop();
});
