import { expect, it } from 'vitest';
import { MOST_ATTEMPTS, settleAttempt } from './webhook-retries.ts';

const answer = (status: number | null, retryAfterSeconds: number | null = null) => ({ status, retryAfterSeconds });

it.each([
  ['2xx', 1, answer(204), { code: 'delivered' }],
  ['a redirect is not followed', 1, answer(301), { code: 'retry', afterSeconds: 5 }],
  ['no answer', 2, answer(null), { code: 'retry', afterSeconds: 300 }],
  ['410 switches the endpoint off', 1, answer(410), { code: 'gone' }],
  ['Retry-After slows down', 1, answer(429, 120), { code: 'retry', afterSeconds: 120 }],
  ['Retry-After does not speed up', 3, answer(503, 1), { code: 'retry', afterSeconds: 1800 }],
  ['a receiver cannot ask for ever', 1, answer(503, 1e9), { code: 'retry', afterSeconds: 86_400 }],
  ['the last attempt', MOST_ATTEMPTS, answer(500), { code: 'failed' }],
])('%s', (_, attempt, given, outcome) => {
  expect(settleAttempt(attempt, given)).toEqual(outcome);
});

it('tries for three days', () => {
  let hours = 0;
  for (let attempt = 1; attempt < MOST_ATTEMPTS; attempt += 1) {
    const outcome = settleAttempt(attempt, answer(500));
    if (outcome.code === 'retry') hours += outcome.afterSeconds / 3600;
  }
  expect(hours).toBeCloseTo(75.6, 1);
});
