import { describe, expect, it } from 'vitest';
import { STAFF_ROLES } from './permissions.ts';
import { isFactorMissing } from './second-factor.ts';

describe('a required second factor', () => {
  it('is missing for owners and managers of branches without one', () => {
    const missing = STAFF_ROLES.filter((role) => isFactorMissing({ role, hasSecondFactor: false }, true));
    expect(missing).toEqual(['owner', 'regionalManager', 'branchManager']);
  });

  it('is not missing for those who have one, or if nobody requires it', () => {
    expect(isFactorMissing({ role: 'owner', hasSecondFactor: true }, true)).toBe(false);
    expect(isFactorMissing({ role: 'owner', hasSecondFactor: false }, false)).toBe(false);
  });
});
