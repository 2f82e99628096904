import { PAUSE_MINUTES, PAUSE_SCOPES } from '@tischlein/domain/opening';
import { z } from 'zod';
import { openingHours, slotCapacity } from '../shop/config.ts';
import { instant } from '../wire-values.ts';

const settings = { opening: openingHours, slotCapacity: slotCapacity.nullable() };

/** PUT /api/office/shop/{shopId}/opening: hours, special days, serve times, what the kitchen manages. */
export const openingRequest = z.object(settings).meta({ id: 'OpeningRequest' });
export type OpeningRequest = z.infer<typeof openingRequest>;

/** GET …/opening, and the answer to a change of it; `version` in quotes is what If-Match wants. */
export const openingSettings = z.object({ ...settings, version: z.int() }).meta({ id: 'OpeningSettings' });
export type OpeningSettings = z.infer<typeof openingSettings>;

/** PUT /api/office/shop/{shopId}/pause: no order for now; it goes on by itself. */
export const pauseRequest = z
  .object({
    scope: z.enum(PAUSE_SCOPES),
    minutes: z.union([z.literal(PAUSE_MINUTES), z.literal('untilClosing')]),
  })
  .meta({ id: 'PauseRequest' });
export type PauseRequest = z.infer<typeof pauseRequest>;

/** GET …/pause, and the answer to a change of it. */
export const pauseState = z
  .object({ now: instant, pause: z.object({ scope: z.enum(PAUSE_SCOPES), until: instant }).nullable() })
  .meta({ id: 'PauseState' });
export type PauseState = z.infer<typeof pauseState>;
