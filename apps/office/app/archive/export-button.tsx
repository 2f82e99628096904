import * as calls from '@tischlein/contract/calls';
import { BusyButton } from '@tischlein/ui/busy-button';
import { mapAnswer } from '@tischlein/ui/answer';
import { saveFile } from '@tischlein/ui/save-file';
import { ARCHIVE, TABLE_FILES } from '@tischlein/wording/office';
import { useState } from 'react';
import { send } from '../api/send.ts';
import { type ArchiveFilters, toRequest } from './use-archive.ts';

interface ExportButtonProps {
  readonly shop: string;
  readonly filters: ArchiveFilters;
  /** The result of the export, for the page's status. */
  readonly onSaid: (words: string) => void;
}

type Format = 'xlsx' | 'csv';

/** Loads all orders that match, for Excel or as CSV. */
export function ExportButton({ shop, filters, onSaid }: ExportButtonProps) {
  const [making, setMaking] = useState<Format | null>(null);
  const load = async (format: Format): Promise<void> => {
    if (making !== null) return;
    setMaking(format);
    onSaid(ARCHIVE.exporting);
    const answer = await readFile(format, { params: { shop }, body: toRequest(filters) });
    setMaking(null);
    if (!answer.ok) return onSaid(answer.problem.message);
    const { bytes, left } = answer.value;
    saveFile(new Blob([bytes]), `${ARCHIVE.exportFile}.${format}`);
    return onSaid(ARCHIVE.exported(left));
  };
  return (
    <p className="row">
      {(['xlsx', 'csv'] as const).map((format) => (
        <BusyButton key={format} kind="line" isBusy={making === format} onClick={() => void load(format)}>
          {TABLE_FILES[format]}
        </BusyButton>
      ))}
    </p>
  );
}

type Search = { readonly params: { readonly shop: string }; readonly body: ReturnType<typeof toRequest> };

const readFile = async (format: Format, search: Search) =>
  format === 'csv'
    ? mapAnswer(await send(calls.exportOrders, search), ({ csv, left }) => ({ bytes: csv, left }))
    : mapAnswer(await send(calls.exportOrdersWorkbook, search), ({ workbook, left }) => ({
        bytes: Uint8Array.from(atob(workbook), (character) => character.charCodeAt(0)),
        left,
      }));
