import { describe, expect, it } from 'vitest';
import type { CheckoutFormValues } from '../checkout/form-values.ts';
import type { AccountAddress } from './account.ts';
import { toAccountProfile } from './account-profile.ts';
import { isBirthday, isPersonName, savedAddressProblems } from './check-account.ts';
import { fillForm } from './fill-form.ts';
import { splitPersonName } from './person-name.ts';

const ADDRESS: AccountAddress = {
  name: 'Petra Müller',
  street: 'Torstraße',
  streetNumber: '12',
  floor: '3. Stock',
  zip: '10119',
  city: 'Berlin',
  phone: '030 123456',
  company: 'Müller GmbH',
};
const NO_ADDRESS = { street: '', streetNumber: '', floor: '', zip: '', city: '' };

describe('first and last name (S2 §3 User account)', () => {
  it.each([
    ['Petra Müller', 'Petra', 'Müller'],
    ['  Ada   Köhler ', 'Ada', 'Köhler'],
    ['Anna Lena Schmidt', 'Anna Lena', 'Schmidt'],
    ['Anna-Lena Schmidt-Voß', 'Anna-Lena', 'Schmidt-Voß'],
    ['Petra', 'Petra', ''],
    ['Petra von Hohenfels', 'Petra', 'von Hohenfels'],
    ['Ursula von der Heide', 'Ursula', 'von der Heide'],
    ['Vincent van Dijk', 'Vincent', 'van Dijk'],
    ['Müller, Petra', 'Petra', 'Müller'],
    ['von der Heide, Ursula Maria', 'Ursula Maria', 'von der Heide'],
    ['Dr. Petra Müller', 'Petra', 'Müller'],
    ['Frau Dr. Petra Müller', 'Petra', 'Müller'],
    ['Frau Müller', '', 'Müller'],
    ['Müller, Dr. Petra', 'Petra', 'Müller'],
    ['Nguyễn Văn An', 'Nguyễn Văn', 'An'],
    ['', '', ''],
  ])('%s', (typed, firstName, lastName) => {
    expect(splitPersonName(typed)).toEqual({ firstName, lastName });
  });

  it.each([
    ['Petra', 'Müller', true],
    ['Petra', '', true],
    ['', 'Müller', true],
    [' ', '  ', false],
  ])('one part is enough: %j %j', (firstName, lastName, isName) => {
    expect(isPersonName({ firstName, lastName })).toBe(isName);
  });
});

describe("'has a saved address that is used at checkout, can create an account by order' (S2 §1)", () => {
  it('takes over the address of the order and nothing else', () => {
    const contact = { ...ADDRESS, name: ' Petra Müller ', email: 'petra@example.com', messageCook: 'ohne Zwiebeln' };
    expect(toAccountProfile(contact)).toEqual({
      address: ADDRESS,
      firstName: 'Petra',
      lastName: 'Müller',
      birthday: null,
    });
  });

  const typed: CheckoutFormValues = {
    salutation: 'Frau',
    name: 'Eva Klein',
    company: 'Klein KG',
    street: 'Alte Gasse',
    streetNumber: '1',
    floor: 'Hof',
    zip: '10115',
    city: 'Berlin',
    email: 'eva@example.com',
    phone: '0171 1',
    messageDriver: 'Bitte klingeln',
    messageCook: 'scharf',
    paymentMethod: 'offline',
    isPickup: true,
    serveAt: null,
  };
  const holder = { email: 'petra@example.com' };

  it.each<[string, AccountAddress, Partial<CheckoutFormValues>]>([
    ['fills the whole address, name and e-mail', ADDRESS, { ...ADDRESS, ...holder }],
    [
      'replaces the address as a whole: no floor of another address remains',
      { ...ADDRESS, floor: '' },
      { ...ADDRESS, floor: '', ...holder },
    ],
    [
      'keeps the typed address if the account has none',
      { ...ADDRESS, ...NO_ADDRESS },
      { name: 'Petra Müller', phone: '030 123456', company: 'Müller GmbH', ...holder },
    ],
    [
      'keeps what the account does not know',
      { ...ADDRESS, phone: '', company: '', name: '' },
      {
        street: 'Torstraße',
        streetNumber: '12',
        floor: '3. Stock',
        zip: '10119',
        city: 'Berlin',
        ...holder,
      },
    ],
  ])('%s', (_, address, filled) => {
    expect(fillForm(typed, { ...holder, address })).toEqual({ ...typed, ...filled });
  });
});

describe('a saved address', () => {
  it.each<[string, Partial<AccountAddress>, readonly string[]]>([
    ['is valid when complete', {}, []],
    ['is empty for guests who always pick up', NO_ADDRESS, []],
    ['needs no phone number', { phone: '' }, []],
    [
      'is not valid when incomplete',
      { ...NO_ADDRESS, street: 'Torstraße' },
      ['streetNumberMissing', 'zipMissing', 'cityMissing'],
    ],
    ['needs a street number', { streetNumber: ' ' }, ['streetNumberMissing']],
    ["'postcode check: exactly five digits' (S2 §9)", { zip: '1011' }, ['zipInvalid']],
    ['needs a valid phone number, if any', { phone: 'ruf mich an' }, ['phoneInvalid']],
  ])('%s', (_, change, expected) => {
    expect(savedAddressProblems({ ...ADDRESS, ...change }).map(({ code }) => code)).toEqual(expected);
  });
});

describe('a birthday', () => {
  it.each([
    ['is in the past', '1990-02-28', true],
    ['may be today', '2026-11-21', true],
    ['is not tomorrow', '2026-11-22', false],
    ['may be 120 years ago', '1906-11-21', true],
    ['is not more than 120 years ago', '1906-11-20', false],
    ['is not in the year 1', '0001-01-01', false],
  ])('%s', (_, date, isPossible) => {
    expect(isBirthday(date, '2026-11-21')).toBe(isPossible);
  });
});
