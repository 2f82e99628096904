import type { OrderInfo } from '@tischlein/contract/shop';
import type { MemberShare } from '@tischlein/domain/pricing';
import { toLiveGroup, useGroupState } from '../../ordering/use-group.ts';

type PlacedOrder = NonNullable<OrderInfo['order']>;

/** The group of a placed order, as one of its members sees it. */
export interface OrderedGroup {
  readonly name: string;
  readonly ownerName: string;
  /** Label of the member at this browser. */
  readonly label: string;
  readonly isOwner: boolean;
  readonly shares: readonly MemberShare[];
  /** null: none given, or the group is deleted (S3 G14). */
  readonly iban: string | null;
  /** The group still exists. */
  readonly isLive: boolean;
}

/** The group that an order was placed for; null: no group, or the guest is none of its members. */
export function useOrderedGroup(order: PlacedOrder | null | undefined): OrderedGroup | null {
  const state = useGroupState();
  const group = state?.kind === 'group' && state.group.orderId === order?.id ? state.group : null;
  const live = group && toLiveGroup(group);
  if (!order?.quote.group) return null;
  const { name, ownerName } = order.quote.group;
  // Those of the group follow refunds while the page is open.
  const { shares } = live?.group ?? order.quote.group;
  // The group is deleted after a day, the order stays its owner's.
  const isOwner = live ? live.isOwner : order.contact !== null;
  const label = isOwner ? ownerName : live?.me.label;
  return label === undefined
    ? null
    : { name, ownerName, label, isOwner, shares, iban: live?.group.iban ?? null, isLive: live !== null };
}
