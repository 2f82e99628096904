import { officeDeclarationRoutes } from './declarations.routes.ts';
import { menuChangeRoutes } from './menu-changes.routes.ts';
import { menuRoutes } from './menu.routes.ts';
import { officeMenuRoutes } from './office-menu.routes.ts';
import type { Room } from '../room.ts';

export const menu: Room = {
  guestCalls: [menuRoutes],
  officeCalls: [officeMenuRoutes, officeDeclarationRoutes, menuChangeRoutes],
  withoutGuests: { declaration_confirmations: 'shop' },
};
