import type { DeskTour } from '@tischlein/contract/office';
import type { StoredStop } from '../tours/tours.store.ts';

/** The last tour of an order, as the desk shows it; null: it was on none. */
export const toDeskTour = (stop: StoredStop | undefined): DeskTour | null =>
  stop
    ? {
        id: stop.tourId,
        number: stop.number,
        driverId: stop.driverId,
        driver: stop.driver,
        state: stop.tourState,
        version: stop.version,
        position: stop.position,
        stop: stop.state,
      }
    : null;
