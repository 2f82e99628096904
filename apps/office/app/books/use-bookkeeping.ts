import {
  BOOK_ACCOUNTS,
  type Bookkeeping,
  DEFAULT_BOOKKEEPING,
  findAccount,
  type ShopConfig,
} from '@tischlein/domain/shop';
import { BOOK_ACCOUNT_NAMES, CHART_NAMES, EXPORTS } from '@tischlein/wording/books';
import { useConfigDraft } from '../documents/use-config-draft.ts';
import type { Fact } from '../ui/compare-facts.ts';

/** Unsaved accounts by shop. */
const drafts = new Map<string, Bookkeeping>();

/** The accounts for the tax adviser as they are edited, and their save. */
export const useBookkeeping = (shop: string) =>
  useConfigDraft<Bookkeeping>({
    shop,
    drafts,
    apply: (config, bookkeeping) => ({ ...config, bookkeeping }),
    describe,
  });

function describe({ bookkeeping = DEFAULT_BOOKKEEPING }: ShopConfig): readonly Fact[] {
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
