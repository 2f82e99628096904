import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findViolations } from '../../apps/server/src/db/invariants.ts';
import type { Database } from '../../apps/server/src/db/database.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import type { OpenDatabase } from '../support/databases.ts';
import { openServer } from '../support/open-server.ts';
import { chanceFrom } from './chance.ts';
import { orderUntil } from './client.ts';
import { type Ledger, openLedger } from './ledger.ts';
import { shopAroundTheClock } from './shop-around-the-clock.ts';
import { type ServerProcess, serverProcess } from './server-process.ts';

const CLIENTS = 16;
const LONGEST_LIFE_MS = 400;
const COUPON_LIMIT = 50;
const MAILS_WITHIN_MS = 180_000;

export interface Drive {
  readonly place: Pick<OpenDatabase, 'url' | 'dataDir'>;
  readonly kills: number;
  /** Of when the server is killed. */
  readonly seed: number;
  /** The server's entry file. */
  readonly main: string;
  readonly report?: (line: string) => void;
  /** Wait until the outbox is empty, and check every mail. */
  readonly waitForMails?: boolean;
}

export interface DriveReport {
  readonly kills: number;
  readonly orders: number;
  /** Confirmed orders that are missing, doubled or wrong, and broken invariants. */
  readonly violations: readonly string[];
}

/**
 * Kills and restarts the server while guests order, then compares what the guests were told with the database
 * (docs/reliability.md, Fault points).
 */
export async function drive({
  place,
  kills,
  seed,
  main,
  waitForMails = false,
  report = () => {},
}: Drive): Promise<DriveReport> {
  await prepareShop(place);
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-ledger-'));
  using ledger = openLedger(join(folder, 'ledger.jsonl'));
  const server = serverProcess(place, main);
  try {
    server.start();
    await server.address();
    const stopping = new AbortController();
    const clients = Array.from({ length: CLIENTS }, (_, client) =>
      orderUntil(stopping.signal, { server, ledger, chance: chanceFrom(seed + client) }),
    );
    await killAgainAndAgain(server, { kills, seed, report });
    stopping.abort();
    await Promise.all(clients);
    if (waitForMails) await mailsAreSent(place);
    await server.kill();
    return { kills, ...(await compare(place, ledger, waitForMails)) };
  } finally {
    await server.kill();
    await rm(folder, { recursive: true });
  }
}

async function prepareShop(place: Drive['place']): Promise<void> {
  const server = await openServer(place, { shops: [shopAroundTheClock(COUPON_LIMIT)] });
  await server.close();
}

async function killAgainAndAgain(
  server: ServerProcess,
  { kills, seed, report = () => {} }: Pick<Drive, 'kills' | 'seed' | 'report'>,
): Promise<void> {
  const chance = chanceFrom(seed);
  for (let kill = 1; kill <= kills; kill += 1) {
    // Some are killed during startup.
    if (chance.below(10) > 0) await server.address();
    await pause(chance.below(LONGEST_LIFE_MS));
    await server.kill();
    server.start();
    report(`kill ${kill} of ${kills}`);
  }
  await server.address();
}

async function mailsAreSent(place: Drive['place']): Promise<void> {
  await withDatabase(place, async ({ read }) => {
    const waiting = () => read.selectFrom('outbox').select('outbox_id').where('done_at', 'is', null).limit(1).execute();
    const giveUpAt = Date.now() + MAILS_WITHIN_MS;
    while (Date.now() < giveUpAt && (await waiting()).length > 0) await pause(500);
  });
}

async function compare(
  place: Drive['place'],
  ledger: Ledger,
  isEveryMailSent: boolean,
): Promise<Pick<DriveReport, 'orders' | 'violations'>> {
  return withDatabase(place, async ({ read }) => {
    const orders = await read.selectFrom('orders').select(['order_id', 'total', 'coupon_code']).execute();
    const totals = new Map<string, number>(orders.map(({ order_id, total }) => [order_id, total]));
    const rules = await findViolations(read);
    const outbox = await read.selectFrom('outbox').select(['outbox_id', 'done_at']).execute();
    return {
      orders: orders.length,
      violations: [
        ...ledgerViolations(ledger, totals),
        ...rules.map(({ rule, about }) => `broken: ${rule} (${about})`),
        ...(await mailViolations(place.dataDir, outbox, isEveryMailSent)),
      ],
    };
  });
}

function ledgerViolations(ledger: Ledger, totals: ReadonlyMap<string, number>): string[] {
  const confirmed = new Set<string>();
  const violations: string[] = [];
  for (const [key, answers] of ledger.answers()) {
    if (answers.length === 0) violations.push(`never answered: ${key}`);
    if (new Set(answers.map((answer) => JSON.stringify(answer))).size > 1) violations.push(`answered twice: ${key}`);
    for (const answer of answers) {
      if (!('orderId' in answer)) {
        if (answer.status !== 409 || answer.code !== 6) violations.push(`answered ${JSON.stringify(answer)}: ${key}`);
        continue;
      }
      confirmed.add(answer.orderId);
      if (totals.get(answer.orderId) !== Math.round(answer.total * 100)) violations.push(`lost or wrong: ${key}`);
    }
  }
  for (const orderId of totals.keys()) if (!confirmed.has(orderId)) violations.push(`nobody's: ${orderId}`);
  return violations;
}

async function mailViolations(
  dataDir: string,
  outbox: readonly { readonly outbox_id: string; readonly done_at: string | null }[],
  isEveryMailSent: boolean,
): Promise<string[]> {
  const files = (await readdir(join(dataDir, 'mail')).catch(() => [])).filter((name) => name.endsWith('.json'));
  const sent = files.map((name) => name.slice(name.indexOf('_') + 1, -'.json'.length));
  const written = new Set(sent);
  const wanted = new Set(outbox.map(({ outbox_id }) => outbox_id));
  const done = outbox.filter(({ done_at }) => done_at !== null).map(({ outbox_id }) => outbox_id);
  return [
    ...(written.size === sent.length ? [] : ['a mail was written twice']),
    ...sent.filter((id) => !wanted.has(id)).map((id) => `a mail that nobody asked for: ${id}`),
    ...(isEveryMailSent ? [...wanted] : done).filter((id) => !written.has(id)).map((id) => `a mail is missing: ${id}`),
  ];
}

async function withDatabase<Result>(
  { url, dataDir }: Drive['place'],
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ databaseUrl: url || null, dataDir });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}
