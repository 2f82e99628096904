import type { DishId } from '@tischlein/domain';
import { BULK } from '@tischlein/wording/office';
import { Icon } from '@tischlein/ui/icon';
import type { BulkQuestion } from './bulk-dialogs.tsx';

interface BulkBarProps {
  readonly selected: ReadonlySet<DishId>;
  readonly mayStock: boolean;
  readonly onAsk: (question: BulkQuestion) => void;
  readonly onSoldOut: () => void;
  readonly onClear: () => void;
}

/** What can be done with the chosen dishes. */
export function BulkBar({ selected, mayStock, onAsk, onSoldOut, onClear }: BulkBarProps) {
  if (selected.size === 0) return null;
  const ask = (kind: Exclude<BulkQuestion['kind'], 'removeCategory'>, words: string) => (
    <button type="button" className="button" onClick={() => onAsk({ kind, ids: selected })}>
      {words}
    </button>
  );
  return (
    <div className="bulk-bar" role="group" aria-label={BULK.bar}>
      <strong role="status">{BULK.chosen(selected.size)}</strong>
      {ask('price', BULK.price)}
      {ask('declarations', BULK.declarations)}
      {ask('tags', BULK.tags)}
      {mayStock && (
        <button type="button" className="button" onClick={onSoldOut}>
          {BULK.soldOut}
        </button>
      )}
      {ask('move', BULK.move)}
      {ask('remove', BULK.remove)}
      <button type="button" className="icon-button" aria-label={BULK.clear} onClick={onClear}>
        <Icon name="close" />
      </button>
    </div>
  );
}
