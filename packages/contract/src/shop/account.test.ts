import { describe, expect, it } from 'vitest';
import { addressChange, birthdayChange, linkRequest, signUpRequest } from './account.ts';

const ADDRESS = {
  name: 'Petra Müller',
  street: 'Torstraße',
  streetNumber: '12',
  floor: '3. Stock',
  zip: '10119',
  city: 'Berlin',
  phone: '030 123456',
  company: '',
};

describe('what the calls take', () => {
  it('a link may be asked for with or without the franchise', () => {
    const asked = { email: 'petra@example.com', webshop: 'tramonto-mitte' };
    expect(linkRequest.parse(asked)).toEqual({ ...asked, franchise: null });
    expect(linkRequest.parse({ ...asked, franchise: 'tramonto' })).toMatchObject({ franchise: 'tramonto' });
    expect(linkRequest.safeParse({ email: 'petra@example.com' }).success).toBe(false);
  });

  it('a sign-up agrees to nothing that is not said', () => {
    expect(signUpRequest.parse({ webshop: 'roma', order: 'o' })).toEqual({
      webshop: 'roma',
      order: 'o',
      acceptAdvertising: false,
      advertisingVersion: null,
    });
  });

  it.each([
    ['a day', '1990-02-28', true],
    ['none', null, true],
    ['a day that there is not', '1990-02-30', false],
    ['as Germans write it', '28.02.1990', false],
  ])('a birthday is %s', (_, date, isTaken) => {
    expect(birthdayChange.safeParse({ date }).success).toBe(isTaken);
  });

  it('an address comes whole, so that nothing stays behind of another', () => {
    const { floor, ...part } = ADDRESS;
    expect(floor).not.toBe('');
    expect(addressChange.safeParse({ address: ADDRESS }).success).toBe(true);
    expect(addressChange.safeParse({ address: part }).success).toBe(false);
    expect(addressChange.safeParse({ address: { ...ADDRESS, city: 'Berlin\u0000' } }).success).toBe(false);
  });
});
