import { type ApiResult, call, type Fetch } from './client.ts';
import type {
  AccountAddress,
  AccountAnswer,
  AdvertisementChange,
  LinkAnswer,
  LinkOwner,
  NameChange,
  SignUpAnswer,
  SignUpRequest,
} from './shop/index.ts';

/**
 * The platform calls of S2 §7, all below /api/platform. Who is signed in is known by an HttpOnly cookie, or by a bearer
 * header; 401 `signInNeeded`: nobody. 404 `loginOff`: the shop has no accounts.
 */
export interface AccountClient {
  /** Sends a link to sign in with; it works once and for ten minutes (S3 A3). */
  requestLink(email: string): Promise<ApiResult<LinkAnswer>>;
  /** Whom a link would sign in; changes nothing. 404 `linkUnknown`: it is wrong, used up or too old. */
  lookAtLink(token: string): Promise<ApiResult<LinkOwner>>;
  /** Signs in: the answer sets the cookie. */
  redeemLink(token: string): Promise<ApiResult<AccountAnswer>>;
  /** Makes an account of an order of this session; its link comes by mail. */
  signUp(request: SignUpRequest): Promise<ApiResult<SignUpAnswer>>;
  signOut(): Promise<ApiResult<null>>;
  /** 401: nobody is signed in. */
  info(): Promise<ApiResult<AccountAnswer>>;
  /** 400 names the fields in `form`: street, streetNumber, zip, city, phone. */
  changeAddress(address: AccountAddress): Promise<ApiResult<AccountAnswer>>;
  /** 400 with `form.firstName`. */
  changeName(name: NameChange): Promise<ApiResult<AccountAnswer>>;
  /** 'YYYY-MM-DD'; null takes it away. 400 with `form.date`. */
  changeBirthday(date: string | null): Promise<ApiResult<AccountAnswer>>;
  /** To agree is confirmed by mail, to end it works at once. */
  changeAdvertisement(change: AdvertisementChange): Promise<ApiResult<AccountAnswer>>;
  /** Deletes the account and signs out (S3 A4). */
  deleteAccount(): Promise<ApiResult<null>>;
}

/** A client for the accounts of the shop with this id or slug, or of its franchise. */
export function createAccountClient(fetch: Fetch, shop: string): AccountClient {
  const sign = <Value>(path: string, body: object): Promise<ApiResult<Value>> =>
    call(fetch, { method: 'POST', path: `/api/platform/auth/${path}`, body: { webshop: shop, ...body } });
  const user = (path: string): string => `/api/platform/user/${path}?webshop=${encodeURIComponent(shop)}`;
  const put = (path: string, body: object): Promise<ApiResult<AccountAnswer>> =>
    call(fetch, { method: 'PUT', path: user(path), body });
  return {
    requestLink: (email) => sign('request-link', { email }),
    lookAtLink: (token) => sign('link/look', { token }),
    redeemLink: (token) => sign('link/redeem', { token }),
    signUp: (request) => sign('signup', request),
    signOut: () => sign('sign-out', {}),
    info: () => call(fetch, { method: 'GET', path: user('info') }),
    changeAddress: (address) => put('addressData', { address }),
    changeName: (name) => put('name', name),
    changeBirthday: (date) => put('birthday', { date }),
    changeAdvertisement: (change) => put('advertisementAgreement', change),
    deleteAccount: () => call(fetch, { method: 'DELETE', path: user('delete') }),
  };
}
