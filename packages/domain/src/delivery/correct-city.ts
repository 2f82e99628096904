import { isPartOfName } from './correct-address.ts';
import { foldPlace, lettersApart } from './fold-place.ts';

/** What a list of postcodes knows about one of them. */
export interface PostcodeTowns {
  readonly towns: readonly string[];
  readonly districts: readonly string[];
}

/** A city as it should stand in the address; corrected: the guest has to be asked whether that is right (spec 3 K5). */
export interface CityReading {
  readonly city: string;
  readonly isCorrected: boolean;
}

/**
 * The city of a postcode, spelled as the list spells it. A slip of the pen and the name of another town are corrected; what may
 * be a village or a district stays as it was typed: '10117 Berln' is Berlin, '10117 Hamburg' too, '12555 Köpenick' is left alone.
 */
export function correctCity(
  typed: string,
  { towns, districts }: PostcodeTowns,
  isTown: (name: string) => boolean,
): CityReading {
  const [main = typed] = towns;
  const folded = foldPlace(typed);
  if (folded === '') return { city: main, isCorrected: false };
  const same = towns.find((town) => foldPlace(town) === folded);
  if (same !== undefined) return { city: same, isCorrected: false };
  if ([...towns, ...districts].some((name) => isPartOfName(name, typed))) return { city: typed, isCorrected: false };
  const meant = towns.find((town) => isSlip(folded, foldPlace(town)));
  if (meant !== undefined) return { city: meant, isCorrected: true };
  return isTown(typed) ? { city: main, isCorrected: true } : { city: typed, isCorrected: false };
}

function isSlip(typed: string, name: string): boolean {
  const most = name.length < 6 ? 1 : 2;
  return lettersApart(typed, name, most) <= most;
}
