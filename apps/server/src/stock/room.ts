import { officeStockRoutes } from './stock.routes.ts';
import type { Room } from '../room.ts';

export const stock: Room = {
  officeCalls: [officeStockRoutes],
  withoutGuests: { stock_entries: 'shop' },
};
