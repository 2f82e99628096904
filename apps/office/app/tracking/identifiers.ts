import type { ShopConfig } from '@tischlein/domain/shop';

/** One of the shop's `trackingIds`, as typed. */
export interface Identifier {
  readonly name: string;
  readonly value: string;
}

export const listIdentifiers = (ids: ShopConfig['trackingIds']): readonly Identifier[] =>
  Object.entries(ids).map(([name, value]) => ({ name, value }));

/** Rows that were left empty do not count. */
export const toTrackingIds = (identifiers: readonly Identifier[]): ShopConfig['trackingIds'] =>
  Object.fromEntries(
    identifiers.filter((each) => !isEmpty(each)).map(({ name, value }) => [name.trim(), value.trim()]),
  );

export function findIdentifierProblem(
  identifiers: readonly Identifier[],
  index: number,
): 'identifierMissing' | 'identifierTwice' | null {
  const own = identifiers[index];
  if (!own || isEmpty(own)) return null;
  const name = own.name.trim();
  if (name === '' || own.value.trim() === '') return 'identifierMissing';
  return identifiers.some((each, at) => at < index && each.name.trim() === name) ? 'identifierTwice' : null;
}

const isEmpty = ({ name, value }: Identifier): boolean => name.trim() === '' && value.trim() === '';
