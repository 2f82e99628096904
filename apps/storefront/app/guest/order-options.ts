import type { Address, DeliveryTerms } from '@tischlein/domain/delivery';
import { toCents } from '@tischlein/domain';
import type { DeliveryType } from '@tischlein/domain/menu';
import type { ShopView } from '../shop-view.ts';

/** The ways a guest orders from afar. */
export type OrderType = Exclude<DeliveryType, 'dineIn'>;

/** Where the guest is, and what delivery there costs and needs. */
export interface GuestLocation {
  readonly address: Address;
  readonly terms: DeliveryTerms;
}

/** How, where to and when the guest wants the order. */
export interface OrderOptions {
  /** The guest's own choice; null: the shop's first way (S1 §3 'pre-selection'). */
  readonly wishedType: OrderType | null;
  readonly location: GuestLocation | null;
  /** Instant of a valid serve time; null: as soon as possible. */
  readonly serveAt: string | null;
}

export const NO_OPTIONS: OrderOptions = { wishedType: null, location: null, serveAt: null };

/** The way that counts: the guest's choice where the shop supports it, else delivery, else pickup (S1 §3). */
export function activeOrderType(
  options: OrderOptions,
  shop: Pick<ShopView, 'supportDelivery' | 'supportPickup'>,
): OrderType {
  const isSupported = { delivery: shop.supportDelivery, pickup: shop.supportPickup };
  if (options.wishedType && isSupported[options.wishedType]) return options.wishedType;
  return shop.supportDelivery || !shop.supportPickup ? 'delivery' : 'pickup';
}

/** Does the shop, or a branch that it leads to, take orders from afar? Else its menu is there to be read (spec 3 O6). */
export const takesOrders = (
  shop: Pick<ShopView, 'supportDelivery' | 'supportPickup' | 'isFranchiseOverview'>,
): boolean => shop.supportDelivery || shop.supportPickup || shop.isFranchiseOverview;

/** Reads what storage holds; what does not fit is forgotten. */
export function readOptions(value: unknown): OrderOptions {
  const { wishedType, location, serveAt } = readFields(value);
  return {
    wishedType: wishedType === 'delivery' || wishedType === 'pickup' ? wishedType : null,
    location: readLocation(location),
    serveAt: typeof serveAt === 'string' ? serveAt : null,
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

/** The fields of an object from outside, none of anything else. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
