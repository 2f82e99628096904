import { describe, expect, it } from 'vitest';
import { PROBLEM_MESSAGES } from './problems.ts';

describe('messages of the API', () => {
  it.each(Object.entries(PROBLEM_MESSAGES))('%s says what is wrong and what to do, calmly', (_, message) => {
    expect(message).toMatch(/[.]$/);
    expect(message).not.toMatch(/!|\bdu\b|\bdein/);
    expect(message).toMatch(/[Bb]itte/);
  });

  it('there is one for each 409 of S3 K5', () => {
    expect(Object.keys(PROBLEM_MESSAGES).filter((code) => /^\d+$/.test(code))).toEqual([
      '1',
      '2',
      '3',
      '4',
      '5',
      '6',
      '7',
      '8',
    ]);
  });
});
