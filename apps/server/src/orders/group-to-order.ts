import type { MergedCart } from '@tischlein/domain/group-order';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { GroupToPrice, PriceRequest } from './price-request.ts';

/** A group as orders and quotes need it. */
export interface GroupToOrder extends GroupToPrice, Pick<MergedCart, 'items'> {
  /** The order is refused if the group has changed since. */
  readonly version: number;
  /** The label of the member who asks; null: the owner. */
  readonly memberName: string | null;
  readonly isAtCheckout: boolean;
  /** How its members see it priced. */
  readonly together: PriceRequest;
}

export type GroupRefusal =
  | 'groupUnknown'
  | 'groupNotMember'
  | 'groupOwnerOnly'
  | 'groupOrdered'
  | 'groupStageNotAllowed';

type GroupLookup =
  | { readonly code: 'found'; readonly group: GroupToOrder }
  | { readonly code: 'groupUnknown' | 'groupNotMember' | 'groupOrdered' };

/** Finds the group that a session names. Handed in, because the room of groups imports orders. */
export type FindGroup = (
  shop: LoadedShop,
  request: { readonly groupOrderId: string; readonly session: string | null },
) => Promise<GroupLookup>;
