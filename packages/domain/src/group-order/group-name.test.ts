import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGroupName } from './group-name.ts';

describe('names (S2 §5 Group, S3 G8)', () => {
  it.each([
    ['Ada', 'Ada'],
    ['  Ada  Köhler ', 'Ada Köhler'],
    ['李小龍', '李小龍'],
    ['Mu\u0308ller', 'Müller'],
    ['🍕🍕🍕', '🍕🍕🍕'],
    ['a'.repeat(40), 'a'.repeat(40)],
    ['Al', 'tooShort'],
    ['   ', 'tooShort'],
    ['', 'tooShort'],
    ['a'.repeat(41), 'tooLong'],
    ['Ada\u0000', 'invalid'],
    ['Ada\u202egnp', 'invalid'],
  ])('%j', (text, expected) => {
    const result = readGroupName(text);
    expect(result.ok ? result.value : result.problem).toBe(expected);
  });

  it('reading a name is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const result = readGroupName(text);
        expect(result.ok ? readGroupName(result.value) : result).toEqual(result);
      }),
    );
  });
});
