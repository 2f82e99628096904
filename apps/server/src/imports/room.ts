import { importRoutes, readImportRoutes } from './imports.routes.ts';
import type { Room } from '../room.ts';

export const imports: Room = { officeCalls: [importRoutes, readImportRoutes] };
