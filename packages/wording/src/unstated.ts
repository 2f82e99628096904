import type { Unstated } from '@tischlein/domain/menu';

// A file of its own: the first load of the menu needs this without the names of all declarations.
/** Why a dish or extra cannot be ordered although it is there (S3 L2, L14). */
export const UNSTATED: Readonly<Record<Unstated, string>> = {
  declarationsUnknown: 'Allergene noch nicht hinterlegt',
  particularsMissing: 'Pflichtangaben noch nicht hinterlegt',
};
