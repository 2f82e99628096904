import { PAUSE_MINUTES, PAUSE_SCOPES } from '@tischlein/domain/opening';
import { z } from 'zod';
import { seenEffects } from './affected-by-hours.ts';
import { openingHours } from '../shop/config.ts';
import { slotCapacity } from '../shop/slot-capacity.ts';
import { instant } from '../wire-values.ts';

const settings = { opening: openingHours, slotCapacity: slotCapacity.nullable() };

/** Opening hours, special days, serve times and kitchen capacity. */
export const openingRequest = z
  .object({ ...settings, seen: z.exactOptional(seenEffects) })
  .meta({ id: 'OpeningRequest' });
export type OpeningRequest = z.infer<typeof openingRequest>;

/** `version` in quotes is the value for If-Match. */
export const openingSettings = z.object({ ...settings, version: z.string() }).meta({ id: 'OpeningSettings' });
export type OpeningSettings = z.infer<typeof openingSettings>;

/** Pauses ordering; it resumes by itself. */
export const pauseRequest = z
  .object({
    scope: z.enum(PAUSE_SCOPES),
    minutes: z.union([z.literal(PAUSE_MINUTES), z.literal('untilClosing')]),
  })
  .meta({ id: 'PauseRequest' });
export type PauseRequest = z.infer<typeof pauseRequest>;

export const pauseState = z
  .object({ now: instant, pause: z.object({ scope: z.enum(PAUSE_SCOPES), until: instant }).nullable() })
  .meta({ id: 'PauseState' });
export type PauseState = z.infer<typeof pauseState>;
