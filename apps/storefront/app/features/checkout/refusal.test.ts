import { describe, expect, it } from 'vitest';
import { readRefusal } from './refusal.ts';

const message = 'Ein Satz.';

describe('reading a refused order (S2 §8 Order submit, S3 K5)', () => {
  it('no answer: may be retried, nothing is lost', () => {
    expect(readRefusal(0, { code: 'x', message })).toEqual({ kind: 'unreachable' });
  });

  it.each([500, 502, 503])('status %i: not sent, with the reason', (status) => {
    expect(readRefusal(status, { code: 'x', message })).toEqual({ kind: 'notSent', message });
  });

  it('400 with fields: the fields show it', () => {
    expect(readRefusal(400, { code: 'invalidRequest', message, form: { email: 'Falsch.' } })).toEqual({
      kind: 'form',
      errors: { email: 'Falsch.' },
    });
  });

  it('code 1: what changed in the cart', () => {
    const problems = [{ message: 'Tiramisù ist ausverkauft.' }, { message: 7 }];
    expect(readRefusal(409, { code: 1, message, problems })).toEqual({
      kind: 'changed',
      messages: ['Tiramisù ist ausverkauft.'],
    });
  });

  it('code 2: the corrected address', () => {
    const address = { street: 'Torstraße', streetNumber: '12', zip: '10119', city: 'Berlin' };
    expect(readRefusal(409, { code: 2, message, address })).toEqual({ kind: 'addressCorrected', address, message });
  });

  it('code 3: the new total', () => {
    const quote = { steps: { TOTAL: 2190 } };
    expect(readRefusal(409, { code: 3, message, quote })).toEqual({
      kind: 'priceChanged',
      message,
      agreed: { total: 2190, freeItems: [] },
    });
  });

  it.each([4, 5])('code %i: another time', (code) => {
    const serveTimes = [{ serveAt: '2026-11-20T19:30:00+01:00', label: '19:30' }];
    expect(readRefusal(409, { code, message, serveTimes })).toEqual({ kind: 'chooseTime', message, times: serveTimes });
  });

  it.each([
    [6, 'couponNotValid'],
    [7, 'other'],
    [8, 'other'],
  ])('code %i is shown as an alert', (code, kind) => {
    expect(readRefusal(409, { code, message, title: 'T' })).toEqual({ kind, title: 'T', message });
  });
});
