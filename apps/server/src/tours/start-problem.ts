import { tourNotReadyText } from '@tischlein/wording/office';
import { refuse } from '../http/errors.ts';
import type { StartOutcome } from './start-tour.ts';

/** Says which order a tour still waits for. */
export const toStartProblem = (refusal: Exclude<StartOutcome, { readonly code: 'done' }>) =>
  refusal.code === 'tourNotReady'
    ? refuse('tourNotReady', { message: tourNotReadyText(refusal.number) })
    : refuse(refusal.code);
