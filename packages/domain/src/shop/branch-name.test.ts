import { expect, it } from 'vitest';
import { shopId } from '../ids.ts';
import { findBranchName } from './branch-name.ts';

const franchise = { id: shopId('tramonto') };

it.each([
  ['Trattoria Tramonto', 'Tramonto Mitte', 'Mitte'],
  ['Trattoria Tramonto', 'Trattoria Tramonto Prenzlauer Berg', 'Prenzlauer Berg'],
  ['Trattoria Tramonto', 'Osteria am Markt', 'Osteria am Markt'],
  ['Trattoria Tramonto', 'Trattoria Tramonto', null],
])('a branch of %s that is called %s is shown as %s', (title, restaurantName, branch) => {
  expect(findBranchName({ title, restaurantName, franchise })).toBe(branch);
});

it('a shop of its own has no branch name', () => {
  expect(findBranchName({ title: 'Wok-Garten', restaurantName: 'Wok-Garten Mitte' })).toBeNull();
});
