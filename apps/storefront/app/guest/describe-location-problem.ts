import { addressProblem } from '@tischlein/wording';
import type { LocationProblem } from './find-location.ts';

/** Why an address cannot be taken, in words (S2 §8). */
export const describeLocationProblem = (found: LocationProblem): string =>
  found.problem === null ? found.message : addressProblem(found.problem, found.terms);
