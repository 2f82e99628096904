import { tourNotReadyText } from '@tischlein/wording/office';
import { httpProblem } from '../http/errors.ts';
import type { StartOutcome } from './start-tour.ts';

/** Says which order a tour still waits for. */
export const toStartProblem = (refusal: Exclude<StartOutcome, { readonly code: 'done' }>): Error =>
  refusal.code === 'tourNotReady'
    ? httpProblem('tourNotReady', { message: tourNotReadyText(refusal.number) })
    : httpProblem(refusal.code);
