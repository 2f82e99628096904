import { archiveRoutes } from './archive.routes.ts';
import { deskRoutes } from './desk.routes.ts';
import { officeMailRoutes, sampleMailRoutes } from './mails.routes.ts';
import { orderChangeRoutes } from './order-changes.routes.ts';
import { sharedDeskRoutes } from './shared-desk.routes.ts';
import { sharedOrderRoutes } from './shared-orders.routes.ts';
import { shopStateRoutes } from './shop-state.routes.ts';
import { shopStatusRoutes } from './shop-status.routes.ts';
import { officeShopRoutes } from './shops.routes.ts';
import { tourRoutes } from './tours.routes.ts';
import type { Room } from '../room.ts';

export const office: Room = {
  officeCalls: [
    deskRoutes,
    sharedDeskRoutes,
    orderChangeRoutes,
    tourRoutes,
    archiveRoutes,
    officeMailRoutes,
    sampleMailRoutes,
    officeShopRoutes,
    shopStateRoutes,
    shopStatusRoutes,
    sharedOrderRoutes,
  ],
};
