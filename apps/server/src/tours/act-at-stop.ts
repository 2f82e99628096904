import type { OrderId, TourId } from '@tischlein/domain';
import { findOpenStop, missGuest, postpone, type StopAction } from '@tischlein/domain/tours';
import { nameChange } from '../db/open-change.ts';
import type { Deps } from '../deps.ts';
import { actOnOrder } from '../orders/act-on-order.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { readTour, saveTour, type StoredTour } from './tours.store.ts';
import { writeTour } from './write-tour.ts';

interface AtStop {
  readonly tourId: TourId;
  readonly orderId: OrderId;
  readonly action: StopAction;
  readonly staff: Pick<SignedIn, 'id' | 'email'>;
}

export type StopOutcome = 'done' | 'tourUnknown' | 'stopOver' | 'conflictingAction';

/** What a driver does at a stop of their own tour. A press that is sent twice counts once. */
export async function actAtStop(deps: Deps, shop: LoadedShop, press: AtStop): Promise<StopOutcome> {
  if (press.action === 'handOver') return handOver(deps, shop, press);
  const { tourId, orderId, action, staff } = press;
  const outcome = await writeTour<Exclude<StopOutcome, 'done'>>(deps, shop, {
    doneBy: staff.email,
    action: action === 'notMet' ? 'notMet' : 'tour',
    work: async (writer, now) => {
      const tour = await readTour(writer, { shopId: shop.id, tourId });
      const refusal = findRefusal(tour, press);
      if (refusal === 'done') return { code: 'done', orderIds: [] };
      if (refusal || !tour) return { code: refusal ?? 'tourUnknown' };
      const changed = action === 'notMet' ? missGuest(tour, orderId) : postpone(tour, orderId);
      nameChange(String(tour.number));
      await saveTour(writer, shop.id, { ...tour, ...changed, now });
      return { code: 'done', orderIds: [orderId] };
    },
  });
  return outcome.code;
}

/** The desk's own action; the tour follows it. */
async function handOver(deps: Deps, shop: LoadedShop, press: AtStop): Promise<StopOutcome> {
  const { tourId, orderId, staff } = press;
  const key = { shopId: shop.id, tourId };
  const refusal = findRefusal(await readTour(deps.database.read, key), press);
  if (refusal) return refusal;
  const { id: by, email: doneBy } = staff;
  const outcome = await actOnOrder(deps, shop, { orderId, action: 'handOver', by, doneBy });
  if (outcome.code === 'done') return 'done';
  // Sent twice at once: the other one was faster.
  return findRefusal(await readTour(deps.database.read, key), press) === 'done' ? 'done' : 'conflictingAction';
}

/** null: it may be done; done: it has been done before. */
function findRefusal(
  tour: StoredTour | null,
  { orderId, action, staff }: Omit<AtStop, 'tourId'>,
): 'done' | 'tourUnknown' | 'stopOver' | null {
  if (tour?.driverId !== staff.id) return 'tourUnknown';
  if (findOpenStop(tour, orderId)) return null;
  const state = tour.stops.find((stop) => stop.orderId === orderId)?.state;
  return (action === 'handOver' && state === 'handedOver') || (action === 'notMet' && state === 'notMet')
    ? 'done'
    : 'stopOver';
}
