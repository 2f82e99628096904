import type { DeclarationState } from '@tischlein/contract/office';
import { type DeclaredItem, isSameDeclaredItem } from '@tischlein/domain/menu';
import { declarationName } from '@tischlein/wording';
import { DECLARED } from '@tischlein/wording/office';
import { formatDateTime } from '@tischlein/shop-time';
import type { Fact } from '@tischlein/ui/compare-facts';

type Unknown = DeclarationState['unknown'][number];

/** 'Genannt: Milch' */
export const describeNamed = ({ named }: Pick<Unknown, 'named'>): string =>
  named.length === 0 ? DECLARED.namedNone : DECLARED.named(named.map(declarationName).join(', '));

/** What is saved about items that a person wants to confirm. */
export const describeDeclarations = (state: DeclarationState, chosen: readonly Unknown[]): readonly Fact[] =>
  chosen.map((item) => toFact(item, describeSaved(state, item)));

/** The same once they are confirmed: as the saved menu names their declarations. */
export const describeConfirmed = ({ unknown }: DeclarationState, chosen: readonly Unknown[]): readonly Fact[] =>
  chosen.map((item) => {
    const saved = unknown.find((each) => isSameDeclaredItem(each, item));
    return toFact(item, saved ? `${DECLARED.confirmed}\n${describeItem(saved)}` : DECLARED.confirmedTwice);
  });

function describeSaved({ unknown, confirmed }: DeclarationState, item: Unknown): string {
  const saved = unknown.find((each) => isSameDeclaredItem(each, item));
  if (saved) return `${DECLARED.open}\n${describeItem(saved)}`;
  const last = confirmed.find(({ names }) => names.includes(item.name));
  return last ? `${DECLARED.confirmed}\n${DECLARED.by(formatDateTime(last.at), last.by)}` : DECLARED.known;
}

const describeItem = (item: Unknown): string =>
  item.unclear === '' ? describeNamed(item) : `${describeNamed(item)}\n${DECLARED.notUnderstood(item.unclear)}`;

const toFact = ({ kind, id, name }: DeclaredItem & Pick<Unknown, 'name'>, text: string): Fact => ({
  key: `${kind} ${id}`,
  name,
  text,
});
