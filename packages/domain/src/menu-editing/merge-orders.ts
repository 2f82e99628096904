import { isSame } from '../unknown-value.ts';
import { mapVersions, type MergeContext, ORDER, type Versions } from './merge-conflict.ts';

type Orders = Versions<readonly string[]>;

/** The merged order: that of the person who moved items, plus the items added by the other. */
export function mergeOrders(
  orders: Orders,
  items: ReadonlyMap<string, unknown>,
  { path, decide, findGroup }: MergeContext,
): readonly string[] {
  const whole = joinOrders(orders, () => 'mine');
  const groups = Map.groupBy(
    whole.filter((id) => items.has(id)),
    (id) => findGroup(path, items.get(id)),
  );
  const queues = new Map(
    [...groups].map(([group, ids]) => {
      const own = new Set(ids);
      const inGroup = mapVersions(orders, (order) => order.filter((id) => own.has(id)));
      const ask = () => decide({ ...inGroup, path: [...path, ...(group ? [group] : []), ORDER] });
      return [group, joinOrders(inGroup, ask)[Symbol.iterator]()] as const;
    }),
  );
  // Each group keeps its places in the list.
  return whole.flatMap((id) => {
    if (!items.has(id)) return [];
    const next = queues.get(findGroup(path, items.get(id)))?.next();
    return next === undefined || next.done ? [] : [next.value];
  });
}

function joinOrders(orders: Orders, ask: () => 'saved' | 'mine'): readonly string[] {
  const all = mapVersions(orders, (order) => new Set(order));
  const shared = orders.base.filter((id) => all.saved.has(id) && all.mine.has(id));
  const isShared = new Set(shared);
  const { saved, mine } = mapVersions(orders, (order) => order.filter((id) => isShared.has(id)));
  if (isSame(mine, shared)) return insertMissing(orders.saved, orders.mine);
  const side = isSame(saved, shared) || isSame(saved, mine) ? 'mine' : ask();
  return side === 'mine' ? insertMissing(orders.mine, orders.saved) : insertMissing(orders.saved, orders.mine);
}

/** Puts the items that only `other` has behind the item they follow there. */
function insertMissing(order: readonly string[], other: readonly string[]): readonly string[] {
  const known = new Set(order);
  const followers = new Map<string, string[]>();
  let before = '';
  for (const id of other) {
    if (known.has(id)) before = id;
    else followers.set(before, [...(followers.get(before) ?? []), id]);
  }
  return ['', ...order].flatMap((id) => [...(id ? [id] : []), ...(followers.get(id) ?? [])]);
}
