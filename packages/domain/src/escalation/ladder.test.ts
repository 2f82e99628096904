import { describe, expect, it } from 'vitest';
import type { EscalationSettings } from '../shop/index.ts';
import { DEFAULT_ESCALATION, findEscalation, isEscalationValid, listDueSteps } from './ladder.ts';

const WAITS: EscalationSettings = { ...DEFAULT_ESCALATION, last: 'none' };
const SHOP = { restaurantName: 'Roma', email: 'roma@roma.test' };
const ADA = { name: 'Ada', email: 'ada@roma.test', phone: '' };

describe('the steps due for an order that nobody answers', () => {
  it.each([
    [0, []],
    [0.99, []],
    [1, ['ring']],
    [2.99, ['ring']],
    [3, ['ring', 'tell']],
    [6, ['ring', 'tell', 'call']],
    [14.99, ['ring', 'tell', 'call']],
    [15, ['ring', 'tell', 'call', 'end']],
    [1440, ['ring', 'tell', 'call', 'end']],
    [1440.1, []],
    [-5, []],
  ])('after %s minutes are %j', (minutes, steps) => {
    expect(listDueSteps(DEFAULT_ESCALATION, minutes)).toEqual(steps);
  });

  it('refuse it at last, unless the shop has chosen otherwise (S3 R4)', () => {
    expect(DEFAULT_ESCALATION).toMatchObject({ last: 'refuse', lastMinutes: 15 });
    expect(listDueSteps(WAITS, 600)).toEqual(['ring', 'tell', 'call']);
  });

  it('are due at the minutes of the shop', () => {
    expect(listDueSteps({ ...DEFAULT_ESCALATION, tellMinutes: 2, lastMinutes: 7 }, 2)).toEqual(['ring', 'tell']);
    expect(listDueSteps({ ...DEFAULT_ESCALATION, tellMinutes: 2, lastMinutes: 7 }, 7)).toContain('end');
  });
});

describe('who is told', () => {
  it('is the shop itself, until it names people', () => {
    expect(findEscalation(SHOP).people).toEqual([{ name: 'Roma', email: 'roma@roma.test', phone: '' }]);
    expect(findEscalation({ ...SHOP, escalation: { ...WAITS, people: [ADA] } }).people).toEqual([ADA]);
  });

  it('is nobody in a shop without an address', () => {
    expect(findEscalation({ ...SHOP, email: '' })).toEqual(DEFAULT_ESCALATION);
  });
});

describe('settings', () => {
  it.each<[string, Partial<EscalationSettings>, boolean]>([
    ['the usual ones', {}, true],
    [
      'people with a mail address or a number',
      { people: [ADA, { name: 'Ben', email: '', phone: '030 1234567' }] },
      true,
    ],
    ['somebody who cannot be reached', { people: [{ name: 'Ada', email: '', phone: '' }] }, false],
    ['somebody without a name', { people: [{ ...ADA, name: ' ' }] }, false],
    ['a call before the mail', { callMinutes: 2 }, false],
    ['two steps at once', { tellMinutes: 6 }, false],
    ['a first step at once', { ringMinutes: 0 }, false],
    ['an end before the call', { last: 'refuse', lastMinutes: 5 }, false],
    ['an early end that does not count', { last: 'none', lastMinutes: 5 }, true],
    ['an empty field', { tellMinutes: Number.NaN }, false],
  ])('with %s', (_, change, isValid) => {
    expect(isEscalationValid({ ...DEFAULT_ESCALATION, ...change })).toBe(isValid);
  });
});
