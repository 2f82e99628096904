import { randomBytes } from 'node:crypto';
import type { GuestCodeRequest } from '@tischlein/contract/office';
import { days, toUnambiguousCode } from '@tischlein/domain';
import { readGroupCode } from '@tischlein/domain/group-order';
import { couponCodeKey } from '@tischlein/domain/offers';
import { ACTIVATION_PAGE, SMS_PAGE } from '@tischlein/domain/shop';
import { isAtOrAfter, plusSeconds } from '../clock.ts';
import { findUsableCoupon } from '../coupons/coupons.store.ts';
import { hashGuestCode, SMS_CODE_LENGTH } from '../coupons/find-guest-code.ts';
import { insertGuestCode } from '../coupons/guest-codes.store.ts';
import type { Row } from '../db/tables.ts';
import type { Deps } from '../deps.ts';
import { findGroupByCode } from '../group-orders/group-orders.store.ts';
import { hashCustomer } from '../identity.ts';
import { findOrder } from '../orders/find-order.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { toShopUrl } from '../shops/shop-url.ts';

const LONGEST_SECONDS = days(180);

type CreateOutcome =
  | {
      readonly code: 'created';
      readonly answer: { readonly code: string; readonly url: string; readonly validUntil: string };
    }
  | { readonly code: 'couponUnknown' | 'orderUnknown' | 'groupUnknown' | 'codeTimeInvalid' };

type CreateDeps = Pick<Deps, 'database' | 'clock' | 'secretKey' | 'publicUrl'>;

/** Creates a code that leads to what staff name, for at most 180 days. Only its hash is stored. */
export async function createCode(
  deps: CreateDeps,
  shop: LoadedShop,
  request: GuestCodeRequest,
): Promise<CreateOutcome> {
  const now = deps.clock.now();
  const latest = plusSeconds(now, LONGEST_SECONDS);
  const wanted = request.validUntil ?? latest;
  if (isAtOrAfter(now, wanted)) return { code: 'codeTimeInvalid' };
  const target = await findTarget(deps, shop, request);
  if (!('kind' in target)) return target;
  const isMail = request.kind === 'coupon' && request.channel === 'email';
  const code = isMail ? randomBytes(16).toString('base64url') : newSmsCode();
  const validUntil = wanted < latest ? wanted : latest;
  const row = { ...target, shop_id: shop.id, code_hash: hashGuestCode(deps.secretKey, code), expires_at: validUntil };
  await deps.database.write((writer) => insertGuestCode(writer, row));
  const url = `${toShopUrl(deps.publicUrl, shop.config)}/${isMail ? ACTIVATION_PAGE : SMS_PAGE}/${code}`;
  return { code: 'created', answer: { code, url, validUntil } };
}

type Target = Pick<Row<'guest_codes'>, 'kind' | 'target' | 'customer'>;
type Unknown = { readonly code: 'couponUnknown' | 'orderUnknown' | 'groupUnknown' };

async function findTarget(deps: CreateDeps, shop: LoadedShop, request: GuestCodeRequest): Promise<Target | Unknown> {
  const { read } = deps.database;
  const now = deps.clock.now();
  switch (request.kind) {
    case 'coupon': {
      const coupon = await findUsableCoupon(read, shop.id, { code: request.coupon, now });
      if (!coupon) return { code: 'couponUnknown' };
      const customer = request.recipient === undefined ? null : hashRecipient(request.recipient);
      return { kind: 'coupon', target: couponCodeKey(coupon.code), customer };
    }
    case 'order': {
      const found = await findOrder(deps, shop, { id: request.order, session: null });
      return found ? { kind: 'order', target: found.order.order_id, customer: null } : { code: 'orderUnknown' };
    }
    case 'group': {
      const code = readGroupCode(request.group);
      const group = code === null ? null : await findGroupByCode(read, shop.id, { code, now });
      return code !== null && group !== null
        ? { kind: 'group', target: code, customer: null }
        : { code: 'groupUnknown' };
    }
  }
}

/** The same hash by which an order counts the use of a coupon. */
function hashRecipient(recipient: string): string {
  const contact = recipient.includes('@') ? { phone: '', email: recipient } : { phone: recipient, email: '' };
  const [hash = ''] = hashCustomer(contact, '');
  return hash;
}

function newSmsCode(): string {
  const code = toUnambiguousCode(randomBytes(32), SMS_CODE_LENGTH);
  return code ?? newSmsCode();
}
