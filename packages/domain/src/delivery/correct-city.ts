import { isPartOfName } from './correct-address.ts';
import { foldPlace, lettersApart } from './fold-place.ts';

/** Towns and districts of one postcode. */
export interface PostcodeTowns {
  readonly towns: readonly string[];
  readonly districts: readonly string[];
}

/** The city to show; if it was corrected, the guest has to confirm it (S3 K5). */
export interface CityReading {
  readonly city: string;
  readonly isCorrected: boolean;
}

/**
 * The city of a postcode as the list spells it. Typos and other towns are corrected, possible villages and districts
 * are kept: '10117 Berln' and '10117 Hamburg' become Berlin, '12555 Köpenick' stays. `isElsewhere`: a town of another region has the name.
 */
export function correctCity(
  typed: string,
  { towns, districts }: PostcodeTowns,
  isElsewhere: (name: string) => boolean,
): CityReading {
  const [main = typed] = towns;
  const folded = foldPlace(typed);
  if (folded === '') return { city: main, isCorrected: false };
  const sameTown = towns.find((town) => foldPlace(town) === folded);
  if (sameTown !== undefined) return { city: sameTown, isCorrected: false };
  if ([...towns, ...districts].some((name) => isPartOfName(name, typed))) return { city: typed, isCorrected: false };
  const meant = towns.find((town) => isSlip(folded, foldPlace(town)));
  if (meant !== undefined) return { city: meant, isCorrected: true };
  return isElsewhere(typed) ? { city: main, isCorrected: true } : { city: typed, isCorrected: false };
}

function isSlip(typed: string, name: string): boolean {
  const most = name.length < 6 ? 1 : 2;
  return lettersApart(typed, name, most) <= most;
}
