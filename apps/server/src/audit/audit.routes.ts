import * as calls from '@tischlein/contract/calls';
import type { AuditEntries, AuditEntry, ParsedAuditRequest } from '@tischlein/contract/office';
import { DEFAULT_AUDIT_MONTHS } from '@tischlein/domain/audit';
import { listAuditTable } from '@tischlein/documents/lists';
import { readAuditWords, showsAuditWords } from '@tischlein/wording/office';
import type { FastifyPluginAsync } from 'fastify';
import { toWallTime, toUtcRange } from '../clock.ts';
import type { Reader } from '../db/database.ts';
import type { RoutesOptions, Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import { sendCsv, sendWorkbook } from '../paper/send-table.http.ts';
import type { Row } from '../db/tables.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { SignedIn } from '../staff/sessions.ts';
import { ownsInstallation } from '../staff/staff.store.ts';
import {
  type AuditFilter,
  type AuditPosition,
  detailsColumn,
  readAuditAuthors,
  readAuditLog,
} from './audit-log.store.ts';

/** The log of all changes that staff, API keys and commands have made. */
export const auditRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.readAuditLog, ({ shop, staff, body }) => readAudit(deps, { shop, staff: staff }, body));

  route(app, calls.exportAuditLog, async ({ shop, staff, reply }) =>
    sendCsv(reply, 'protokoll', await readTable({ shop, staff })),
  );

  route(app, calls.exportAuditWorkbook, async ({ shop, staff, reply }) =>
    sendWorkbook(reply, 'protokoll', await readTable({ shop, staff })),
  );

  const readTable = async (viewer: Viewer) => {
    const entries = await readWholeAudit(deps, viewer);
    return listAuditTable(entries.map((entry) => ({ ...entry, ...toWallTime(entry.at) })));
  };
};

const ENTRIES_PER_PAGE = 50;
/** More than a page: not all rows that the database finds show the words. */
const ROWS_PER_SEARCH = 500;
/** Of a file. */
const MOST_ENTRIES = 100_000;

interface Viewer {
  readonly shop: LoadedShop;
  readonly staff: SignedIn;
}

/**
 * A page of the audit log, newest first. Owners also see entries about no shop: people, companies, their accounts; those about the
 * installation are for its owner alone, like its page.
 */
async function readAudit(
  { database: { read } }: Pick<Deps, 'database'>,
  viewer: Viewer,
  { behind, ...request }: ParsedAuditRequest,
): Promise<AuditEntries> {
  const filter = await toFilter(read, viewer, request);
  const found = await findEntries(read, filter, { behind: readPosition(behind), most: ENTRIES_PER_PAGE + 1 });
  const shown = found.slice(0, ENTRIES_PER_PAGE);
  const last = shown.at(-1);
  return {
    entries: shown,
    authors: [...(await readAuditAuthors(read, filter))],
    months: viewer.shop.config.auditMonths ?? DEFAULT_AUDIT_MONTHS,
    next: found.length > ENTRIES_PER_PAGE && last ? `${last.at} ${last.id}` : null,
  };
}

interface Stretch {
  readonly behind: AuditPosition | null;
  readonly most: number;
}

/** The next entries in which the page shows all words of a search. */
async function findEntries(reader: Reader, filter: AuditFilter, { behind, most }: Stretch): Promise<AuditEntry[]> {
  const isSearched = filter.words.length > 0;
  const size = isSearched ? ROWS_PER_SEARCH : most;
  const read = (await readAuditLog(reader, filter, { behind, most: size })).map(toEntry);
  const found = isSearched ? read.filter((entry) => showsAuditWords(entry, filter.words)) : read;
  const last = read.at(-1);
  if (found.length >= most || read.length < size || !last) return found;
  return [...found, ...(await findEntries(reader, filter, { behind: last, most: most - found.length }))];
}

/** All entries, for a file. */
async function readWholeAudit(
  { database: { read } }: Pick<Deps, 'database'>,
  viewer: Viewer,
): Promise<readonly AuditEntry[]> {
  const filter = await toFilter(read, viewer, { text: '', author: null, area: null, from: null, to: null });
  return (await readAuditLog(read, filter, { behind: null, most: MOST_ENTRIES })).map(toEntry);
}

const toFilter = async (
  reader: Reader,
  { shop, staff }: Viewer,
  { from, to, text, ...request }: Omit<ParsedAuditRequest, 'behind'>,
): Promise<AuditFilter> => ({
  ...request,
  words: readAuditWords(text),
  shops: staff.role === 'owner' ? [shop.id, ''] : [shop.id],
  seesInstallation: await ownsInstallation(reader, staff),
  range: toUtcRange({ from, to }),
});

function readPosition(behind: string | null): AuditPosition | null {
  const [at, id] = behind?.split(' ') ?? [];
  return at && id ? { at, id } : null;
}

const toEntry = ({
  entry_id,
  at,
  call,
  area,
  author_kind,
  author,
  device,
  subject,
  details,
  times,
}: Row<'audit_log'>): AuditEntry => ({
  id: entry_id,
  at,
  call,
  area,
  authorKind: author_kind,
  author,
  device,
  subject,
  times,
  details: [...detailsColumn.read(details)],
});
