import type { Address, DeliveryTerms } from '@tischlein/domain/delivery';
import { toCents } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import { readFields } from '../browser/read-fields.ts';
import type { ShopView } from '../shop/shop-view.ts';

/** Order types that guests can choose; at a table it is always `dineIn`. */
export type WebOrderType = Exclude<DeliveryType, 'dineIn'>;

/** The guest's location and its delivery terms. */
export interface GuestLocation {
  readonly address: Address;
  readonly terms: DeliveryTerms;
}

/** How, where and when the guest wants the order. */
export interface OrderOptions {
  /** The guest's preselection; null: the shop's default (S1 §4 Delivery type). */
  readonly wishedType: WebOrderType | null;
  readonly location: GuestLocation | null;
  /** Instant of a valid serve time; null: as soon as possible. */
  readonly serveAt: string | null;
  /** The guest sits at this table today; null: at none. */
  readonly table: number | null;
}

export const NO_OPTIONS: OrderOptions = { wishedType: null, location: null, serveAt: null, table: null };

/** The effective order type: at a table, else the preselection if supported, else delivery, else pickup (S2 §4 Address dialog). */
export function activeOrderType(
  options: OrderOptions,
  shop: Pick<ShopView, 'supportDelivery' | 'supportPickup' | 'supportDineIn'>,
): DeliveryType {
  if (options.table !== null && shop.supportDineIn) return 'dineIn';
  const isSupported = { delivery: shop.supportDelivery, pickup: shop.supportPickup };
  if (options.wishedType && isSupported[options.wishedType]) return options.wishedType;
  return shop.supportDelivery || !shop.supportPickup ? 'delivery' : 'pickup';
}

/** Returns whether the shop, or a branch of it, takes orders; otherwise its menu is read-only (S3 O6). */
export const takesOrders = (
  shop: Pick<ShopView, 'supportDelivery' | 'supportPickup' | 'isFranchiseOverview'>,
): boolean => shop.supportDelivery || shop.supportPickup || shop.isFranchiseOverview;

/** Reads stored options; drops malformed ones. The table is stored apart. */
export function readOptions(value: unknown, table: number | null): OrderOptions {
  const { wishedType, location, serveAt } = readFields(value);
  return {
    wishedType: wishedType === 'delivery' || wishedType === 'pickup' ? wishedType : null,
    location: readLocation(location),
    serveAt: typeof serveAt === 'string' ? serveAt : null,
    table,
  };
}

function readLocation(value: unknown): GuestLocation | null {
  const { address, terms } = readFields(value);
  const { street, streetNumber, zip, city } = readFields(address);
  const { deliveryFee, minimumOrderValue, freeAfter } = readFields(terms);
  if (![street, streetNumber, zip, city].every((part) => typeof part === 'string')) return null;
  if (!isAmount(deliveryFee)) return null;
  return {
    address: { street: String(street), streetNumber: String(streetNumber), zip: String(zip), city: String(city) },
    terms: {
      deliveryFee: toCents(deliveryFee),
      minimumOrderValue: isAmount(minimumOrderValue) ? toCents(minimumOrderValue) : null,
      freeAfter: isAmount(freeAfter) ? toCents(freeAfter) : null,
    },
  };
}

const isAmount = (value: unknown): value is number => Number.isSafeInteger(value);
