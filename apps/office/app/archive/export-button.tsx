import * as calls from '@tischlein/contract/calls';
import { ARCHIVE } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { type ArchiveFilters, toRequest } from './use-archive.ts';

/** Loads all orders that match as CSV. */
export function ExportButton({ shop, filters }: { readonly shop: string; readonly filters: ArchiveFilters }) {
  const [isMaking, setMaking] = useState(false);
  const [words, setWords] = useState('');
  const load = async (): Promise<void> => {
    setMaking(true);
    setWords(ARCHIVE.exporting);
    const answer = await send(calls.exportOrders, { params: { shop }, body: toRequest(filters) });
    setMaking(false);
    if (!answer.ok) return setWords(answer.problem.message);
    saveText(answer.value.csv, ARCHIVE.exportFile);
    return setWords(ARCHIVE.exported(answer.value.left));
  };
  return (
    <p className="archive-export">
      <button type="button" className="button button-line" disabled={isMaking} onClick={() => void load()}>
        {ARCHIVE.exportCsv}
      </button>
      <span className="soft" role="status">
        {words}
      </span>
    </p>
  );
}

function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/csv' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
