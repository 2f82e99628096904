import { ARCHIVE } from '@tischlein/wording/office';
import { useState } from 'react';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/archive.css';
import { ArchiveSearch } from './archive-search.tsx';
import { ExportButton } from './export-button.tsx';
import { OrderTable } from './order-table.tsx';
import { useArchive } from './use-archive.ts';

/** All orders of a shop, newest first, with a search. */
export function ArchivePage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { may } = useOffice();
  const { filters, change, all, orders, problem, readMore } = useArchive(shop.id);
  const [exported, setExported] = useState('');
  const [isReading, setReading] = useState(false);
  const more = async (): Promise<void> => {
    setReading(true);
    await readMore?.();
    setReading(false);
  };
  return (
    <OfficeFrame title={ARCHIVE.title} isWide>
      <ArchiveSearch filters={filters} onChange={change} />
      {problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      <p className="soft" role="status">
        {exported && `${exported} `}
        {all ? (all.count === 0 ? ARCHIVE.none : ARCHIVE.found(all.count, all.sum)) : !problem && ARCHIVE.searching}
      </p>
      {all?.count === 0 && <p>{ARCHIVE.noneHelp}</p>}
      {orders.length > 0 && <OrderTable orders={orders} withBranches={shop.isFranchiseOverview} />}
      {orders.length > 0 && may('books', 'read') && (
        <ExportButton shop={shop.id} filters={filters} onSaid={setExported} />
      )}
      {readMore && (
        <button type="button" className="button button-line" disabled={isReading} onClick={() => void more()}>
          {ARCHIVE.more}
        </button>
      )}
    </OfficeFrame>
  );
}
