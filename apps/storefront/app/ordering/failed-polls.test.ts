import { expect, it } from 'vitest';
import { countFailure, NO_FAILED_POLLS } from './failed-polls.ts';

const seconds = (...at: readonly number[]): readonly number[] => at.map((each) => each * 1000);

it.each([
  { reads: 'polls alone', at: seconds(0, 5, 10, 15, 20, 25), counts: [1, 2, 3, 4, 5, 6] },
  // The reads of a phone without a connection: those at 3.5 and 11.7 s are reconnects.
  {
    reads: 'polls and reconnects of the stream',
    at: seconds(0.4, 3.5, 8.5, 11.7, 16.7, 21.7, 26.7),
    counts: [1, 1, 2, 3, 4, 5, 6],
  },
  { reads: 'many reconnects within one poll', at: seconds(0, 0.5, 1, 3, 4.9), counts: [1, 1, 1, 1, 1] },
  { reads: 'polls that a hidden page left out', at: seconds(0, 60, 65), counts: [1, 2, 3] },
])('failures of $reads count once per five seconds (S3 G1)', ({ at, counts }) => {
  let failed = NO_FAILED_POLLS;
  const counted = at.map((each) => (failed = countFailure(failed, { at: each, pollEveryMs: 5000 })).count);
  expect(counted).toEqual(counts);
});
