import { buildAddress } from '@tischlein/contract/address';
import * as calls from '@tischlein/contract/calls';
import type { OfficeSession } from '@tischlein/contract/office';
import { addMonths, parseShopDay, toMonth } from '@tischlein/domain';
import { periodAround } from '@tischlein/domain/books';
import {
  BOOK_ACCOUNTS,
  type Bookkeeping,
  DEFAULT_BOOKKEEPING,
  findAccount,
  listBookkeepingProblems,
} from '@tischlein/domain/shop';
import { TextField } from '@tischlein/ui/field';
import { BOOK_ACCOUNT_NAMES, CHART_NAMES, EXPORTS } from '@tischlein/wording/office';
import { useState } from 'react';
import { todayInShop } from '@tischlein/shop-time';
import { useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import { SaveBar } from '../ui/save-bar.tsx';
import { BookkeepingForm } from './bookkeeping-form.tsx';
import '../styles/books.css';
import type { Fact } from '@tischlein/ui/compare-facts';
import { type ConfigDocuments, useConfigDocument } from '../documents/use-config-document.ts';
import { OwnValues } from '../frame/own-values.tsx';
import { SettingValues } from '../frame/setting-values.tsx';

interface PageProps {
  readonly shop: OfficeSession['shops'][number];
}

/** Files for the tax adviser, and the accounts they need. */
export function ExportsPage({ shop }: PageProps) {
  const mayEdit = useOffice().may('books', 'write');
  const edited = useBookkeeping(shop.id);
  const isReady = listBookkeepingProblems(edited.saved?.bookkeeping ?? DEFAULT_BOOKKEEPING).length === 0;
  return (
    <OfficeFrame title={EXPORTS.title} isWide>
      <div className="with-aside">
        <div className="stack">
          <Downloads shop={shop.id} isReady={isReady} />
          <section className="report-part" aria-labelledby="accounts">
            <h2 id="accounts">{EXPORTS.accounts}</h2>
            <p className="soft">{mayEdit ? EXPORTS.accountsHelp : EXPORTS.readOnly}</p>
            {edited.part && (
              <fieldset className="stack" disabled={!mayEdit}>
                <legend className="visually-hidden">{EXPORTS.accounts}</legend>
                <BookkeepingForm books={edited.part} onChange={edited.change} isChecked={edited.isChanged} />
                <SettingValues names={['bookkeeping']} edited={edited.compared}>
                  <OwnValues at="config/bookkeeping" />
                </SettingValues>
              </fieldset>
            )}
          </section>
          {mayEdit && <SaveBar edited={{ ...edited, isValid: true }} saved={EXPORTS.saved} />}
        </div>
        <aside className="stack">
          <div className="notice">
            <strong>{EXPORTS.accessTitle}</strong>
            <p>{EXPORTS.access}</p>
          </div>
        </aside>
      </div>
    </OfficeFrame>
  );
}

function Downloads({ shop, isReady }: { readonly shop: string; readonly isReady: boolean }) {
  const [month, setMonth] = useState(() => toMonth(addMonths(todayInShop(), -1)));
  const params = { shop };
  const firstDay = parseShopDay(`${month}-01`);
  return (
    <section className="report-part" aria-labelledby="what">
      <h2 id="what">{EXPORTS.what}</h2>
      <TextField
        label={EXPORTS.month}
        type="month"
        value={month}
        max={toMonth(todayInShop())}
        onChange={({ target }) => setMonth(target.value)}
      />
      {firstDay && (
        <ul className="lines">
          <Download
            name={EXPORTS.datev}
            help={isReady ? EXPORTS.datevHelp : EXPORTS.notReady}
            address={isReady ? buildAddress(calls.exportDatev, { params, query: { month } }) : null}
          />
          <Download
            name={EXPORTS.archive}
            help={EXPORTS.archiveHelp}
            address={buildAddress(calls.exportArchive, { params, query: { month } })}
          />
          <Download
            name={EXPORTS.receipts}
            help={EXPORTS.receiptsHelp}
            address={buildAddress(calls.exportReceiptsCsv, { params, query: periodAround('month', firstDay) })}
          />
          <Download
            name={EXPORTS.receiptsWorkbook}
            help={EXPORTS.receiptsHelp}
            address={buildAddress(calls.exportReceiptsWorkbook, { params, query: periodAround('month', firstDay) })}
          />
        </ul>
      )}
    </section>
  );
}

interface DownloadProps {
  readonly name: string;
  readonly help: string;
  /** null: not possible yet. */
  readonly address: string | null;
}

const Download = ({ name, help, address }: DownloadProps) => (
  <li className="row books-file">
    <div>
      <strong>{name}</strong>
      <p className="soft">{help}</p>
    </div>
    {address !== null && (
      <a className="button button-line" href={address} download aria-label={EXPORTS.nameDownload(name)}>
        {EXPORTS.load}
      </a>
    )}
  </li>
);

const documents: ConfigDocuments<Bookkeeping> = new Map();

/** The accounts for the tax adviser as they are edited, and their save. */
const useBookkeeping = (shop: string) =>
  useConfigDocument<Bookkeeping>({
    shop,
    documents,
    keys: ['bookkeeping'],
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
