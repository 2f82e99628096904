import type { DeskOrder } from '@tischlein/contract/office';
import { DESK, tableChangeText } from '@tischlein/wording/office';

/** What waiters have cancelled or moved to another table since. */
export function TableChanges({ order: { tableChanges } }: { readonly order: DeskOrder }) {
  if (tableChanges.length === 0) return null;
  return (
    <ul className="notice ticket-changes" data-kind="warn" aria-label={DESK.changes}>
      {tableChanges.map((change, index) => (
        <li key={index}>{tableChangeText(change)}</li>
      ))}
    </ul>
  );
}
