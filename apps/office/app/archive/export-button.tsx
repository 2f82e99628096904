import * as calls from '@tischlein/contract/calls';
import { BusyButton } from '@tischlein/ui/busy-button';
import { ARCHIVE } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { type ArchiveFilters, toRequest } from './use-archive.ts';

interface ExportButtonProps {
  readonly shop: string;
  readonly filters: ArchiveFilters;
  /** The result of the export, for the page's status. */
  readonly onSaid: (words: string) => void;
}

/** Loads all orders that match as CSV. */
export function ExportButton({ shop, filters, onSaid }: ExportButtonProps) {
  const [isMaking, setMaking] = useState(false);
  const load = async (): Promise<void> => {
    setMaking(true);
    onSaid(ARCHIVE.exporting);
    const answer = await send(calls.exportOrders, { params: { shop }, body: toRequest(filters) });
    setMaking(false);
    if (!answer.ok) return onSaid(answer.problem.message);
    saveText(answer.value.csv, ARCHIVE.exportFile);
    return onSaid(ARCHIVE.exported(answer.value.left));
  };
  return (
    <p className="row">
      <BusyButton kind="line" isBusy={isMaking} onClick={() => isMaking || void load()}>
        {ARCHIVE.exportCsv}
      </BusyButton>
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
