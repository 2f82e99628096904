import type { ArchivedOrder } from '@tischlein/contract/office';
import { euro } from '@tischlein/wording';
import { ARCHIVE } from '@tischlein/wording/office';
import { formatWhen } from './order-words.ts';

/** The receipts of an order. */
export function OrderDocuments({ documents }: Pick<ArchivedOrder, 'documents'>) {
  if (documents.length === 0) return <p className="soft">{ARCHIVE.noDocuments}</p>;
  return (
    <ul className="archive-documents">
      {documents.map(({ kind, number, issuedAt, gross }) => (
        <li key={number}>
          <span>{ARCHIVE.document(kind, number)}</span>
          <time dateTime={issuedAt}>{formatWhen(issuedAt)}</time>
          <span>{euro(gross)}</span>
        </li>
      ))}
    </ul>
  );
}
