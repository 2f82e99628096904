import { describe, expect, it } from 'vitest';
import { StorageProblem, toStorageProblem } from './storage-problem.ts';

const failWith = (code: string): Error => Object.assign(new Error('connect'), { code });

describe('errors of an unavailable database', () => {
  it.each(['ECONNREFUSED', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EAI_AGAIN', '57P03'])(
    '%s is a storage problem',
    (code) => {
      expect(toStorageProblem(failWith(code))).toBeInstanceOf(StorageProblem);
    },
  );

  it.each(['42P01', 'ERR_INVALID_ARG_TYPE'])('%s is a mistake in the program', (code) => {
    expect(toStorageProblem(failWith(code))).toBeNull();
  });
});
