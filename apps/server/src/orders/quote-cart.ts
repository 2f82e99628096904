import type { ParsedQuoteRequest, Quote } from '@tischlein/contract/shop';
import { type DeliveryTerms, type Place, toDeliveryTerms } from '@tischlein/domain/delivery';
import type { ShopConfig } from '@tischlein/domain/shop';
import { resolveDelivery } from '../delivery/resolve-delivery.ts';
import type { Deps } from '../deps.ts';
import { findOtherBranch } from '../franchise/other-branch.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { GroupToOrder } from './group-to-order.ts';
import { priceRequest } from './price-request.ts';
import { toQuote } from './quote-answer.ts';

type QuoteDeps = Pick<Deps, 'database' | 'clock' | 'places'>;

/** Prices a cart exactly as its order would be; `at` prices it for another instant. Writes nothing. */
export async function quoteCart(deps: QuoteDeps, shop: LoadedShop, request: ParsedQuoteRequest): Promise<Quote> {
  return priceAndQuote(deps, shop, { request, delivery: await findDelivery(deps, shop.config, request), group: null });
}

/** Prices a cart for a guest, and names the branch that delivers to them where this shop does not (S2 §5.2). */
export async function quoteForGuest(
  deps: QuoteDeps & Pick<Deps, 'shops' | 'slots' | 'publicUrl'>,
  shop: LoadedShop,
  { request: sent, group }: { readonly request: ParsedQuoteRequest; readonly group: GroupToOrder | null },
): Promise<Quote> {
  if (group && group.memberName !== null) return quoteForMember(deps, shop, { request: sent, group });
  const request = group ? { ...sent, orderItems: group.items } : sent;
  const delivery = await findDelivery(deps, shop.config, request);
  const quote = await priceAndQuote(deps, shop, { request, delivery, group });
  if (request.deliveryType !== 'delivery' || !delivery) return quote;
  const otherBranch = await findOtherBranch(deps, shop, { ...delivery, serveAt: request.serveAt });
  return otherBranch ? { ...quote, otherBranch } : quote;
}

/**
 * A member's own cart without coupon, fee and free items, as if they ordered alone, and beside it their share in the group's
 * answer (S3 C19, C35, C45).
 */
async function quoteForMember(
  deps: QuoteDeps,
  shop: LoadedShop,
  { request, group }: { readonly request: ParsedQuoteRequest; readonly group: GroupToOrder },
): Promise<Quote> {
  const plain = {
    ...request,
    couponCode: null,
    selectedFreeItems: [],
    confirmedTwoForOnePromotions: [],
    packaging: null,
  };
  const own = await priceAndQuote(deps, shop, { request: plain, delivery: null, group: null });
  const { group: ofGroup } = await priceRequest(deps, shop, { ...group.together, at: deps.clock.now(), group });
  if (!ofGroup) return own;
  const shares = ofGroup.shares.filter(({ memberName }) => memberName === group.memberName);
  return { ...own, group: { ...ofGroup, shares } };
}

interface Delivery {
  readonly terms: DeliveryTerms | null;
  readonly place: Place;
}

interface QuoteToPrice {
  readonly request: ParsedQuoteRequest;
  readonly delivery: Delivery | null;
  readonly group: GroupToOrder | null;
}

async function priceAndQuote(
  deps: QuoteDeps,
  shop: LoadedShop,
  { request, delivery, group }: QuoteToPrice,
): Promise<Quote> {
  const { at = deps.clock.now(), ...rest } = request;
  const priced = await priceRequest(deps, shop, { ...rest, terms: delivery?.terms ?? null, at, group });
  return toQuote(shop.menu, priced);
}

async function findDelivery(
  deps: Pick<Deps, 'places'>,
  config: ShopConfig,
  { address, zone }: Pick<ParsedQuoteRequest, 'address' | 'zone'>,
): Promise<Delivery | null> {
  if (zone !== undefined) {
    const terms = toDeliveryTerms(config.deliveryZones.find(({ id }) => id === zone) ?? null);
    return { terms, place: { zip: address?.zip.trim() ?? '' } };
  }
  return address ? resolveDelivery(deps, config, address) : null;
}
