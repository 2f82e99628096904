import { expect, it } from 'vitest';
import { listPartsToReplace } from './preset-access.ts';

it.each([
  ['the first owner, both', [true, true], false, ['email', 'password']],
  ['the first owner, after a link to the new address was mailed', [true, true], true, ['password']],
  ['the first owner, until that link is followed', [true, false], true, []],
  ['the first owner, once it has expired', [true, false], false, ['email']],
  ['somebody whose password was set for them', [false, true], false, ['password']],
  ['somebody who changes an address of their own', [false, false], true, []],
])('%s', (_, [email = false, password = false], isEmailUnderWay, asked) => {
  expect(listPartsToReplace({ email, password }, isEmailUnderWay)).toEqual(asked);
});
