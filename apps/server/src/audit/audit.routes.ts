import * as calls from '@tischlein/contract/calls';
import type { AuditEntries, AuditEntry, ParsedAuditRequest } from '@tischlein/contract/office';
import { auditCsv } from '@tischlein/documents/lists';
import type { FastifyPluginAsync } from 'fastify';
import { toWallTime, toUtcRange } from '../clock.ts';
import type { RoutesOptions, Deps } from '../deps.ts';
import { route } from '../http/route.ts';
import type { Row } from '../db/tables.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import type { SignedIn } from '../staff/sessions.ts';
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

  route(app, calls.exportAuditLog, async ({ shop, staff, reply }) => {
    const entries = await readWholeAudit(deps, { shop, staff: staff });
    return reply
      .type('text/csv; charset=utf-8')
      .headers({ 'content-disposition': 'attachment; filename="protokoll.csv"' })
      .send(auditCsv(entries.map((entry) => ({ ...entry, ...toWallTime(entry.at) }))));
  });
};

const ENTRIES_PER_PAGE = 50;
/** Of a file. */
const MOST_ENTRIES = 100_000;

interface Viewer {
  readonly shop: LoadedShop;
  readonly staff: SignedIn;
}

/** A page of the audit log, newest first. Owners also see entries about no shop: people, companies, their accounts. */
async function readAudit(
  { database: { read } }: Pick<Deps, 'database'>,
  viewer: Viewer,
  { behind, ...request }: ParsedAuditRequest,
): Promise<AuditEntries> {
  const filter = toFilter(viewer, request);
  const rows = await readAuditLog(read, filter, { behind: readPosition(behind), most: ENTRIES_PER_PAGE + 1 });
  const shown = rows.slice(0, ENTRIES_PER_PAGE);
  const last = shown.at(-1);
  return {
    entries: shown.map(toEntry),
    authors: [...(await readAuditAuthors(read, filter.shops))],
    next: rows.length > ENTRIES_PER_PAGE && last ? `${last.at} ${last.entry_id}` : null,
  };
}

/** All entries, for a file. */
async function readWholeAudit(
  { database: { read } }: Pick<Deps, 'database'>,
  viewer: Viewer,
): Promise<readonly AuditEntry[]> {
  const filter = toFilter(viewer, { author: null, area: null, from: null, to: null });
  return (await readAuditLog(read, filter, { behind: null, most: MOST_ENTRIES })).map(toEntry);
}

const toFilter = (
  { shop, staff }: Viewer,
  { from, to, ...request }: Omit<ParsedAuditRequest, 'behind'>,
): AuditFilter => ({
  ...request,
  shops: staff.role === 'owner' ? [shop.id, ''] : [shop.id],
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
