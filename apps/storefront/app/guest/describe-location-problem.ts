import { addressProblem } from '@tischlein/wording';
import type { LocationProblem } from './find-location.ts';

/** The problem in words (S2 §8 Address dialog messages). */
export const describeLocationProblem = (found: LocationProblem): string =>
  found.problem === null ? found.message : addressProblem(found.problem, found.terms);
