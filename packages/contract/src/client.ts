import type {
  BranchLookupAnswer,
  CouponAnswer,
  FindForQuery,
  GeoAnswer,
  GeolocationAnswer,
  OrderRequest,
  OrderResponse,
  PublicShopConfig,
  ReservationRequest,
  ReservedCoupon,
} from './shop/index.ts';
import type { MenuDocument } from '@tischlein/domain/menu';
import type { DeliveryPeriod } from '@tischlein/domain/opening';
import type { Problem } from './problems.ts';

/** What a call needs from the world: the browser's fetch, or the server's own inject. */
export type Fetch = (
  path: string,
  init: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
) => Promise<{ readonly status: number; json(): Promise<unknown> }>;

/** A call's outcome: the answer, or what went wrong. Status 0: the server could not be reached. */
export type ApiResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly status: number; readonly problem: Problem };

const UNREACHABLE: Problem = {
  code: 'unreachable',
  message: 'Keine Verbindung. Bitte prüfe Dein Internet und versuche es noch einmal.',
};

// S2 §8: 'otherwise', where the answer itself says nothing.
const UNREADABLE: Problem = {
  code: 'unreadable',
  message: 'Ein Fehler ist aufgetreten. Bitte versuche es noch einmal.',
};

// The one place where an answer of our own server is taken for what the contract says.
const trusted = <Value>(value: unknown): Value => value as Value;

/** One call: `path` begins with /api/. */
export interface Call {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a call and never throws: what went wrong is an answer too. */
export async function call<Value>(fetch: Fetch, { method, path, body, headers = {} }: Call): Promise<ApiResult<Value>> {
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  try {
    const response = await fetch(path, {
      method,
      headers: { accept: 'application/json', ...type, ...headers },
      ...sent,
    });
    const { status } = response;
    if (status < 200 || status >= 300) return { ok: false, status, problem: await readProblem(response) };
    return { ok: true, value: trusted<Value>(status === 204 ? null : await response.json()) };
  } catch {
    return { ok: false, status: 0, problem: UNREACHABLE };
  }
}

// Whoever stands between the shop and its guests may answer in words of his own (S2 §8).
async function readProblem(response: Awaited<ReturnType<Fetch>>): Promise<Problem> {
  const problem = trusted<Problem | null>(await response.json().catch(() => null));
  return problem?.message ? problem : UNREADABLE;
}

/** The calls of one shop (S1 §7, S2 §7, S4). */
export interface ShopClient {
  config(): Promise<ApiResult<PublicShopConfig>>;
  menu(): Promise<ApiResult<MenuDocument>>;
  deliveryPeriod(): Promise<ApiResult<DeliveryPeriod>>;
  geo(location: string): Promise<ApiResult<GeoAnswer>>;
  /** The address nearest to where a device says that it is; accuracy in metres. */
  geolocation(at: { lat: number; long: number; acc: number }): Promise<ApiResult<GeolocationAnswer>>;
  findFor(franchiseId: string, wish: FindForQuery): Promise<ApiResult<BranchLookupAnswer>>;
  validateCoupon(code: string): Promise<ApiResult<CouponAnswer | null>>;
  reserveCoupon(request: ReservationRequest): Promise<ApiResult<ReservedCoupon | null>>;
  findReservedCoupon(phone: string): Promise<ApiResult<CouponAnswer | null>>;
  order(request: OrderRequest, idempotencyKey: string): Promise<ApiResult<OrderResponse>>;
}

/** A client for the shop with this id or slug. */
export function createClient(fetch: Fetch, shop: string): ShopClient {
  const get = <Value>(path: string): Promise<ApiResult<Value>> => call(fetch, { method: 'GET', path: at(path) });
  const post = <Value>(path: string, body: unknown, headers?: Call['headers']): Promise<ApiResult<Value>> =>
    call(fetch, { method: 'POST', path: at(path), body, ...(headers ? { headers } : {}) });
  const at = (path: string): string => `/api/shop/${encodeURIComponent(shop)}/${path}`;
  return {
    config: () => get('config'),
    menu: () => get('menu'),
    deliveryPeriod: () => get('config/deliveryPeriod'),
    geo: (location) => post('geo', { location }),
    geolocation: ({ lat, long, acc }) =>
      get(`geolocation?lat=${lat.toFixed(6)}&long=${long.toFixed(6)}&acc=${Math.round(acc)}`),
    findFor: (franchiseId, { location = '', deliveryType, serveAt }) => {
      const time = serveAt ? `&serveAt=${encodeURIComponent(serveAt)}` : '';
      const wish = `location=${encodeURIComponent(location)}&deliveryType=${deliveryType}${time}`;
      return get(`franchise/${encodeURIComponent(franchiseId)}/find-for?${wish}`);
    },
    validateCoupon: (code) => get(`validate_coupon?code=${encodeURIComponent(code)}`),
    reserveCoupon: (request) => post('coupon_reservation', request),
    findReservedCoupon: (phone) => post('coupon_reservation/lookup', { phone }),
    order: (request, key) => post('order', request, { 'idempotency-key': key }),
  };
}
