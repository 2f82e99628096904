import { describe, expect, it } from 'vitest';
import { type AccountClient, createAccountClient } from './account-client.ts';
import { addressChange, birthdayChange, linkRequest, signUpRequest } from './shop/index.ts';

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

/** What a call sends, as 'METHOD path body'. */
async function sentBy(use: (client: AccountClient) => Promise<unknown>): Promise<string> {
  let sent = '';
  const client = createAccountClient(async (path, { method, body }) => {
    sent = [method, path, ...(body === undefined ? [] : [body])].join(' ');
    return { status: 204, json: async () => null };
  }, 'roma');
  await use(client);
  return sent;
}

describe('the platform calls of S2 §7', () => {
  it.each<[string, (client: AccountClient) => Promise<unknown>]>([
    [
      'POST /api/platform/auth/request-link {"webshop":"roma","email":"a@b.de"}',
      (client) => client.requestLink('a@b.de'),
    ],
    ['POST /api/platform/auth/link/look {"webshop":"roma","token":"t"}', (client) => client.lookAtLink('t')],
    ['POST /api/platform/auth/link/redeem {"webshop":"roma","token":"t"}', (client) => client.redeemLink('t')],
    ['POST /api/platform/auth/signup {"webshop":"roma","order":"o"}', (client) => client.signUp({ order: 'o' })],
    ['POST /api/platform/auth/sign-out {"webshop":"roma"}', (client) => client.signOut()],
    ['GET /api/platform/user/info?webshop=roma', (client) => client.info()],
    [
      `PUT /api/platform/user/addressData?webshop=roma ${JSON.stringify({ address: ADDRESS })}`,
      (client) => client.changeAddress(ADDRESS),
    ],
    [
      'PUT /api/platform/user/name?webshop=roma {"firstName":"Petra","lastName":""}',
      (client) => client.changeName({ firstName: 'Petra', lastName: '' }),
    ],
    [
      'PUT /api/platform/user/birthday?webshop=roma {"date":"1990-02-28"}',
      (client) => client.changeBirthday('1990-02-28'),
    ],
    [
      'PUT /api/platform/user/advertisementAgreement?webshop=roma {"subscribe":true}',
      (client) => client.changeAdvertisement({ subscribe: true }),
    ],
    ['DELETE /api/platform/user/delete?webshop=roma', (client) => client.deleteAccount()],
  ])('%s', async (expected, use) => {
    expect(await sentBy(use)).toBe(expected);
  });
});

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
