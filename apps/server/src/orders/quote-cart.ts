import type { ParsedQuoteRequest, Quote } from '@tischlein/contract/shop';
import { type DeliveryTerms, termsOf } from '@tischlein/domain/delivery';
import type { ShopConfig } from '@tischlein/domain/shop';
import type { Deps } from '../deps.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { priceRequest, termsAt } from './price-request.ts';
import { quoteAnswer } from './quote-answer.ts';

/** Prices a cart exactly as its order would be (spec 4); `at` prices it as of another instant. Writes nothing. */
export async function quoteCart(
  deps: Pick<Deps, 'database' | 'clock'>,
  shop: LoadedShop,
  { at, ...request }: ParsedQuoteRequest,
): Promise<Quote> {
  const terms = termsOfRequest(shop.config, request);
  const priced = await priceRequest(deps, shop, { ...request, terms, at: at ?? deps.clock.now() });
  return quoteAnswer(shop.menu, priced);
}

function termsOfRequest(
  config: ShopConfig,
  { address, zone }: Pick<ParsedQuoteRequest, 'address' | 'zone'>,
): DeliveryTerms | null {
  if (zone !== undefined) return termsOf(config.deliveryZones.find(({ id }) => id === zone) ?? null);
  return address ? termsAt(config, address.zip) : null;
}
