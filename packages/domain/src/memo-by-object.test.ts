import { expect, it } from 'vitest';
import { memoByObject } from './memo-by-object.ts';

it('calculates once for each object, even if the result is undefined', () => {
  const asked: object[] = [];
  const memo = memoByObject((key: { readonly value?: number }) => {
    asked.push(key);
    return key.value;
  });
  const [one, same, none] = [{ value: 1 }, { value: 1 }, {}];
  expect([memo(one), memo(one), memo(same), memo(none), memo(none)]).toEqual([1, 1, 1, undefined, undefined]);
  expect(asked).toEqual([one, same, none]);
});
