import { days } from '@tischlein/domain';
import { encapsulate } from '../http/encapsulate.ts';
import { drawingRoutes } from './drawings.routes.ts';
import { lookRoutes } from './look.routes.ts';
import { pictureUploadRoutes } from './picture-upload.routes.ts';
import type { Room } from '../room.ts';

export const look: Room = {
  officeCalls: [lookRoutes, drawingRoutes, encapsulate(pictureUploadRoutes)],
  forgets: [['look_drafts', 'changed_at', days(1)]],
  withoutGuests: { look_drafts: 'shop' },
};
