/** What decides the order of equal units: never the order of the cart (S3 C4, C22). */
export interface UnitPlace {
  /** Position of the dish or combo in the menu, and of the size in the dish. */
  readonly position: number;
  readonly sizePosition: number;
  /** Unit price with extras. */
  readonly wholePrice: number;
  /** The configuration as text, without the member (S3 C31). */
  readonly configuration: string;
  readonly memberName: string;
}

/**
 * Compares in menu order; equal dishes: the dearer with its extras first, then by configuration, then by the order of
 * joining (S3 C4, C22). Members who have not joined come last.
 */
export function compareUnits(left: UnitPlace, right: UnitPlace, memberNames: readonly string[]): number {
  return (
    left.position - right.position ||
    left.sizePosition - right.sizePosition ||
    right.wholePrice - left.wholePrice ||
    compareTexts(left.configuration, right.configuration) ||
    findJoined(left, memberNames) - findJoined(right, memberNames) ||
    compareTexts(left.memberName, right.memberName)
  );
}

function findJoined({ memberName }: UnitPlace, memberNames: readonly string[]): number {
  const place = memberNames.indexOf(memberName);
  return place < 0 ? memberNames.length : place;
}

const compareTexts = (left: string, right: string): number => (left < right ? -1 : Number(left > right));
