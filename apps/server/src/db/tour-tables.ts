import type { OrderId, ShopId, TourId } from '@tischlein/domain';
import type { StopState, TourState } from '@tischlein/domain/tours';

export interface TourTables {
  tours: TourRow;
  tour_stops: TourStopRow;
}

/** A driver's tour. Whom it leads to is in its orders only. */
interface TourRow {
  shop_id: ShopId;
  tour_id: TourId;
  /** Of the day, from 1. */
  number: number;
  /** A member of staff or a shared device, which may have been removed since. */
  driver_id: string;
  state: TourState;
  /** Raised by each change. */
  version: number;
  created_at: string;
  started_at: string | null;
  ended_at: string | null;
}

interface TourStopRow {
  shop_id: ShopId;
  tour_id: TourId;
  order_id: OrderId;
  position: number;
  state: StopState;
}
