import type { ParsedOrderRequest } from '@tischlein/contract/shop';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { FindGroup, GroupRefusal, GroupToOrder } from './group-to-order.ts';

interface RefusedGroup {
  readonly code: 'refused';
  readonly refusal: { readonly code: GroupRefusal };
  readonly quote: null;
}

interface OrderedCart {
  readonly code: 'found';
  /** With the carts of the group, as the server stores them. */
  readonly request: ParsedOrderRequest;
  readonly group: GroupToOrder | null;
}

/** The owner orders for the group, at the checkout (S2 §6, S3 G4); what they send as items is ignored. */
export async function lookUpGroup(
  findGroup: FindGroup,
  shop: LoadedShop,
  { request, session }: { readonly request: ParsedOrderRequest; readonly session: string },
): Promise<OrderedCart | RefusedGroup> {
  const { groupOrderId } = request;
  if (groupOrderId === null) return { code: 'found', request, group: null };
  const lookup = await findGroup(shop, { groupOrderId, session });
  if (lookup.code !== 'found') return refuse(lookup.code);
  const { group } = lookup;
  if (group.memberName !== null) return refuse('groupOwnerOnly');
  if (!group.isAtCheckout) return refuse('groupStageNotAllowed');
  return { code: 'found', request: { ...request, orderItems: group.items }, group };
}

const refuse = (code: GroupRefusal): RefusedGroup => ({ code: 'refused', refusal: { code }, quote: null });
