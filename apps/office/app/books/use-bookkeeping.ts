import { BOOK_ACCOUNTS, type Bookkeeping, DEFAULT_BOOKKEEPING, findAccount } from '@tischlein/domain/shop';
import { BOOK_ACCOUNT_NAMES, CHART_NAMES, EXPORTS } from '@tischlein/wording/office';
import type { Fact } from '@tischlein/ui/compare-facts';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';

const documents: ConfigDocuments<Bookkeeping> = new Map();

/** The accounts for the tax adviser as they are edited, and their save. */
export const useBookkeeping = (shop: string) =>
  useConfigDocument<Bookkeeping>({
    shop,
    documents,
    part: ({ bookkeeping = DEFAULT_BOOKKEEPING }) => bookkeeping,
    apply: (config, bookkeeping) => ({ ...config, bookkeeping }),
    describe,
  });

function describe(bookkeeping: Bookkeeping): readonly Fact[] {
  const { chart, consultant, client, costCentre, detail } = bookkeeping;
  return [
    { name: EXPORTS.chart, text: CHART_NAMES[chart] },
    { name: EXPORTS.consultant, text: String(consultant ?? '') },
    { name: EXPORTS.client, text: String(client ?? '') },
    { name: EXPORTS.costCentre, text: costCentre },
    { name: EXPORTS.detail, text: EXPORTS.details[detail] },
    ...BOOK_ACCOUNTS.map((name) => ({ name: BOOK_ACCOUNT_NAMES[name], text: findAccount(bookkeeping, name) })),
  ];
}
