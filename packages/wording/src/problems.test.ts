import { describe, expect, it } from 'vitest';
import { GROUP_NAME_INVALID, OWN_NAME_INVALID } from './group-order.ts';
import { STORAGE_FULL } from './problem-details.ts';
import { PROBLEMS } from './problems.ts';
import { refundProblemText } from './table.ts';

/** S2 §8 has these in lower case. */
const LOWER_CASE = [GROUP_NAME_INVALID, OWN_NAME_INVALID];
/** S2 §8 has these without 'bitte'. */
const WITHOUT_PLEASE = [refundProblemText('tooSmall'), refundProblemText('tooLarge')];

const MESSAGES = Object.values(PROBLEMS).flatMap((messages) => Object.entries(messages));

describe('messages of the API', () => {
  it.each(MESSAGES)('%s says what is wrong and what to do, calmly', (_, message) => {
    expect(message).toMatch(/[.]$/);
    if (!LOWER_CASE.includes(message)) expect(message).not.toMatch(/!|\bdu\b|\bdein/);
    if (!WITHOUT_PLEASE.includes(message)) expect(message).toMatch(/[Bb]itte/);
  });

  it('a problem has one status', () => {
    const codes = MESSAGES.map(([code]) => code);
    expect(codes).toEqual([...new Set(codes)]);
  });

  it('a full storage asks everyone to come back at the same time', () => {
    const ending = (message: string): string => message.slice(message.search(/bitte versuche/i)).toLowerCase();
    expect(ending(PROBLEMS[503].storageFull)).toBe(ending(STORAGE_FULL.order));
  });

  it('there is one for each 409 of S3 K5', () => {
    expect(Object.keys(PROBLEMS[409]).filter((code) => /^\d+$/.test(code))).toEqual([
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
