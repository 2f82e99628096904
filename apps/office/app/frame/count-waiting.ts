import type { OfficeGroup, OfficePage } from '@tischlein/contract/office-pages';
import type { ShopStatus } from '../shop-status/use-shop-status.ts';

/** How much waits on a page. */
export function countOnPage(path: OfficePage, status: ShopStatus): number {
  switch (path) {
    case '/aufgaben':
      return status.paymentTasks;
    case '/widerrufe':
      return status.withdrawals;
    case '/reservierungen':
      return status.reservations;
    case '/bewertungen':
      return status.feedback;
    case '/bewerbungen':
      return status.applications;
    default:
      return 0;
  }
}

/** How much waits in an area of the navigation. */
export function countInGroup(name: OfficeGroup, status: ShopStatus): number {
  if (name === 'today') return status.waitingOrders;
  if (name === 'orders') return status.paymentTasks + status.withdrawals;
  return name === 'guests' ? status.reservations + status.feedback + status.applications : 0;
}
