import { expect, it } from 'vitest';
import type { Call } from './call.ts';

interface Shape {
  readonly method: 'PUT';
  readonly path: '/api/office/shop/:shop/config';
  readonly summary: 'Change the configuration';
}
type IsCall<Definition> = Definition extends Call ? true : false;

// The compiler checks these: a definition that is wrongly accepted is no `false`.
const withPermission: IsCall<Shape & { caller: 'staff'; area: 'opening' }> = true;
const withoutPermission: IsCall<Shape & { caller: 'staff' | 'waiter' }> = false;
const withUnknownArea: IsCall<Shape & { caller: 'staff'; area: 'kitchen' }> = false;
const byGuest: IsCall<Shape & { caller: 'guest'; access: 'write' }> = false;

it('a call of staff or waiters without a permission is a type error', () => {
  expect([withPermission, withoutPermission, withUnknownArea, byGuest]).toEqual([true, false, false, false]);
});
