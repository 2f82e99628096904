import { describe, expect, it } from 'vitest';
import { API_SCOPES, MOST_OF_KEYS, mayByScopes } from './api-scopes.ts';
import { STAFF_AREAS } from './permissions.ts';

const listOpened = (access: 'read' | 'write') => STAFF_AREAS.filter((area) => mayByScopes(API_SCOPES, area, access));

describe('an API key with every scope', () => {
  it('writes in the areas of the table, and in no other', () => {
    expect(listOpened('write')).toEqual(STAFF_AREAS.filter((area) => MOST_OF_KEYS[area] === 'write'));
    expect(listOpened('write')).toEqual(['desk', 'stock', 'menu', 'integrations']);
  });

  it('reads in the areas of the table, and in no other', () => {
    expect(listOpened('read')).toEqual(STAFF_AREAS.filter((area) => MOST_OF_KEYS[area] !== 'none'));
  });

  it.each(['keys', 'people', 'payments', 'refunds', 'shop'] as const)('has nothing in %s', (area) => {
    expect([mayByScopes(API_SCOPES, area, 'read'), mayByScopes(API_SCOPES, area, 'write')]).toEqual([false, false]);
  });
});
