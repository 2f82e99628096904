import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteShop } from '../../apps/server/src/shops/delete-shop.store.ts';
import * as contract from '@tischlein/contract/calls';
import type { Call } from '@tischlein/contract/calls';
import { shopId } from '@tischlein/domain';
import { databases, type OpenDatabase } from '../support/databases.ts';
import { type Answer, type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { amount, IS_THOROUGH, SEED } from '../support/tier.ts';
import { aCoupon, trattoria, withAccounts } from '../support/trattoria.ts';
import { bodiesWith } from './corpus/cases.ts';
import { INJECTIONS } from './corpus/injections.ts';
import { NUMBERS } from './corpus/numbers.ts';
import { REFERENCES } from './corpus/references.ts';
import { BODIES as SAMPLES, HEADERS, PARAMETERS, QUERIES } from './corpus/samples.ts';
import { STRUCTURES } from './corpus/structures.ts';
import { TEXTS } from './corpus/texts.ts';

const BODIES: Readonly<Record<string, unknown>> = {
  ...SAMPLES,
  // Invalid in two ways: without the expired last day, the sample would block a number permanently.
  blockContact: { contact: 'keine Nummer', scope: 'cash', reason: 'Nicht bezahlt', until: '2020-01-01' },
};

// Of the bad-input corpus: categories A to E and H against every call that the API's own description names.

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
interface ListedCall {
  readonly name: string;
  readonly definition: Call;
  readonly method: Method;
  readonly path: string;
  readonly parameters: readonly string[];
  readonly queries: readonly string[];
  readonly takesBody: boolean;
  /** Hashes it, which takes its time on purpose. */
  readonly takesPassword: boolean;
  /** Stays open when it succeeds. */
  readonly isStream: boolean;
}

// Stack traces, paths and database messages.
const INSIDE =
  /node_modules|\bat \S+ \(|\.ts:\d|SQLITE_|constraint failed|syntax error at|select "|insert into "|relation "/;
const MEGABYTE = 1024 * 1024;
const NO_PAGES = {
  render: async () => ({ status: 404, html: '<!doctype html>', inlineStyles: [], inlineScripts: [] }),
};

describe.each(databases)(`bad input on $name (seed ${SEED})`, { timeout: 300_000 }, ({ name: engine, open }) => {
  // A case reaches the database at most as bound text, so PostgreSQL gets a smaller spread. With a dozen for each call, every
  // bad value still meets dozens of fields in a run, and others in the next one.
  const mostCases = engine === 'sqlite' ? amount({ usual: 12, thorough: 500 }) : amount({ usual: 4, thorough: 150 });
  // The other cases never reach the database.
  const isWhole = engine === 'sqlite' || IS_THOROUGH;
  const usuallySome = (values: readonly string[], place: number): readonly string[] =>
    isWhole ? values : values.filter((_, index) => index % 4 === (place + SEED) % 4);
  const mostOf = ({ name, takesPassword }: ListedCall): number => {
    if (takesPassword) return 12;
    return JSON.stringify(BODIES[name]).length > 2000 ? Math.ceil(mostCases / 10) : mostCases;
  };
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;
  let rowsBefore: unknown;
  /** A job for each address that asks for its data, known or not: the answer must not tell which is. */
  let askedForData = 0;
  /** One line for each case that went wrong. */
  let failures: string[] = [];
  const check = (isRight: boolean, failure: string): void => void (isRight || failures.push(failure));

  beforeEach(() => {
    failures = [];
  });
  beforeAll(async () => {
    place = await open();
    shop = await openShop(place, { shops: [withAccounts(trattoria({ coupons: [aCoupon()] }))], renderer: NO_PAGES });
    await shop.guest().order();
    owner = await shop.desk();
    rowsBefore = await rowCounts();
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const rowCounts = async () => {
    const tables = [
      'shops',
      'menus',
      'media',
      'orders',
      'order_events',
      'order_keys',
      'legal_texts',
      'coupons',
      'coupon_uses',
      'staff',
      'staff_sessions',
      'accounts',
      'account_links',
      'account_sessions',
      'blocked_contacts',
    ] as const;
    const counts = tables.map(async (table) => {
      const rows = await shop.deps.database.read
        .selectFrom(table)
        .select(sql<number>`count(*)`.as('count'))
        .execute();
      return [table, rows[0]?.count];
    });
    const jobs = await shop.deps.database.read
      .selectFrom('outbox')
      .select(sql<number>`count(*)`.as('count'))
      .execute();
    return { ...Object.fromEntries(await Promise.all(counts)), outbox: Number(jobs[0]?.count ?? 0) - askedForData };
  };

  /** No 500, no hang, nothing of the inside in the answer, a documented code and a sentence. */
  const send = async (call: ListedCall, label: string, parts: Parts = {}): Promise<Answer> => {
    const started = performance.now();
    // No case ends the session of another.
    const visitor = call.path === contract.openSession.path ? shop.guest() : owner;
    const answer = await visitor.call(parts.method ?? call.method, addressOf(call, parts), parts.body, {
      ...HEADERS[call.name],
      ...(parts.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...parts.headers,
    });
    if (call.path === contract.requestPersonalData.path && answer.statusCode < 300) askedForData += 1;
    const where = `${call.name}: ${label}: ${answer.statusCode} ${answer.body.slice(0, 300)}`;
    check(answer.statusCode < 500, where);
    check(performance.now() - started < (call.takesPassword ? 20_000 : 2000), `${where} took too long`);
    check(!INSIDE.test(answer.body), `${where} tells of the inside`);
    if (answer.statusCode >= 400) check(answer.headers['cache-control'] === 'no-store', `${where} may be cached`);
    if (answer.statusCode >= 400 && answer.headers['content-type'] !== 'text/html; charset=utf-8') {
      const { code, message } = answer.json();
      check(/string|number/.test(typeof code), `${where} has no code`);
      check(/^[A-ZÄÖÜ].{10,}$/s.test(message), `${where} has no sentence`);
      // Another method or a parameter such as '..' leads to another call.
      const isOwn = !parts.method && !parts.parameters;
      check(!isOwn || contract.listProblems(call.definition).includes(code), `${where} is a code it does not declare`);
    }
    // Other cases must not find the draft: its address is in the corpus, too.
    if (call.name === 'createDraft' && answer.statusCode === 201) await removeShop(answer.json().slug);
    return answer;
  };
  const removeShop = async (slug: string): Promise<void> => {
    await shop.deps.database.write((writer) => deleteShop(writer, shopId(slug)));
    await shop.deps.shops.refreshAll();
  };
  // S2 §7: 'info/{id} → success, error': the only call that is refused with 200.
  const isRefused = ({ name }: ListedCall, { statusCode, body }: Answer): boolean =>
    statusCode >= 400 || (name === 'getOrder' && body.startsWith('{"success":false'));
  const expectNoFailure = (): void => expect(failures).toEqual([]);

  it('has a sample for every call with a body', () => {
    const without = CALLS.filter(({ takesBody, name }) => takesBody && !(name in BODIES)).map(({ name }) => name);
    expect(without).toEqual([]);
  });

  it.runIf(isWhole)('A: is refused when it is no JSON, or other JSON than the call wants', async () => {
    for (const call of CALLS.filter(({ takesBody }) => takesBody)) {
      for (const [label, body] of STRUCTURES) {
        const { statusCode } = await send(call, label, { body });
        check(statusCode >= 400, `${call.name}: ${label}: ${statusCode} is no refusal`);
      }
    }
    expectNoFailure();
  });

  it('B: numbers', async () => {
    for (const { call, sample } of sampled()) {
      for (const { name, body } of bodiesWith(sample, NUMBERS, { as: (number) => number, most: mostOf(call) }))
        await send(call, name, { body });
    }
    expectNoFailure();
  });

  it('C: text', async () => {
    for (const { call, sample } of sampled()) {
      for (const { name, body } of bodiesWith(sample, TEXTS, { as: JSON.stringify, most: mostOf(call) }))
        await send(call, name, { body });
    }
    await sendQueries(TEXTS);
    expectNoFailure();
  });

  it('D: injection', async () => {
    for (const { call, sample } of sampled()) {
      for (const { name, body } of bodiesWith(sample, INJECTIONS, { as: JSON.stringify, most: mostOf(call) }))
        await send(call, name, { body });
    }
    await sendQueries(INJECTIONS);
    expectNoFailure();
  });

  it('E: references', async () => {
    for (const [place, call] of CALLS.entries()) {
      for (const parameter of call.parameters) {
        for (const reference of usuallySome(REFERENCES, place)) {
          const answer = await send(call, `${parameter} = ${reference.slice(0, 40)}`, {
            parameters: { [parameter]: reference },
            body: call.takesBody ? JSON.stringify(BODIES[call.name]) : undefined,
          });
          check(isRefused(call, answer), `${call.name}: ${parameter} = ${reference}: ${answer.statusCode}`);
        }
      }
    }
    expectNoFailure();
  });

  it.runIf(isWhole)('H: transport', async () => {
    for (const call of CALLS) {
      const body = call.takesBody ? JSON.stringify(BODIES[call.name]) : undefined;
      const expectStatus = async (status: number, label: string, parts: Parts): Promise<void> => {
        const { statusCode } = await send(call, label, { body, ...parts });
        check(statusCode === status, `${call.name}: ${label}: ${statusCode} instead of ${status}`);
      };
      const other: Method = call.method === 'DELETE' ? 'PATCH' : 'DELETE';
      if (!CALLS.some(({ path, method }) => path === call.path && method === other))
        await expectStatus(405, 'another method', { method: other });
      // These streams have no parameters that could be wrong: they open and never end.
      if (!['tableEvents', 'guestTableEvents', 'followOwnTours'].includes(call.name))
        await send(call, '10 000 characters', { body, suffix: `?x=${'a'.repeat(10_000)}` });
      if (!call.isStream)
        await send(call, '200 headers', {
          body,
          headers: Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`x-${at}`, 'y'])),
        });
      if (!call.isStream) await send(call, 'another site', { body, headers: { 'sec-fetch-site': 'cross-site' } });
      if (!call.takesBody) continue;
      for (const type of [
        '',
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'text/html',
        'image/svg+xml',
        'nonsense',
      ])
        await expectStatus(415, `content type '${type}'`, { headers: { 'content-type': type } });
      await expectStatus(415, 'gzip', { headers: { 'content-encoding': 'gzip' } });
      await send(call, 'utf-16', { body, headers: { 'content-type': 'application/json; charset=utf-16' } });
      await send(call, 'a wrong length', { body, headers: { 'content-length': '3' } });
      await send(call, 'a strange accept', {
        body,
        headers: { accept: 'image/png;q=zwei', 'accept-encoding': ',,;q=x' },
      });
    }
    expectNoFailure();
  });

  it('has written nothing, keeps nothing, and everything still works', async () => {
    expect(await rowCounts()).toEqual(rowsBefore);
    expect((await owner.call('GET', '/readyz')).body).toBe('ok\n');
    expect((await shop.guest().order()).number).toBe(2);
  });

  it.runIf(isWhole)('takes no memory', async () => {
    const sample = JSON.stringify(BODIES.quoteCart);
    const rounds = async (): Promise<number> => {
      for (let round = 0; round < 300; round += 1) {
        await owner.call('POST', '/api/shop/roma/quote', `${sample}${round}`, { 'content-type': 'application/json' });
        await owner.call('GET', `/api/shop/roma/status/${round}`);
        await owner.call('GET', `/f=${round}/`);
      }
      return heapAfterCollection();
    };
    const before = await rounds();
    expect((await rounds()) - before).toBeLessThan(5 * MEGABYTE);
  });

  const sampled = () =>
    CALLS.flatMap((call) => (call.takesBody && call.name in BODIES ? [{ call, sample: BODIES[call.name] }] : []));

  async function sendQueries(values: readonly string[]): Promise<void> {
    for (const call of CALLS.filter(({ isStream }) => !isStream)) {
      for (const [place, query] of call.queries.entries())
        for (const value of usuallySome(values, place))
          await send(call, `${query}=${value.slice(0, 40)}`, { suffix: `?${query}=${encodeAll(value)}` });
    }
  }
});

interface Parts {
  readonly method?: Method;
  readonly parameters?: Readonly<Record<string, string>>;
  readonly suffix?: string;
  readonly body?: string | Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

function addressOf({ path, queries }: ListedCall, { parameters = {}, suffix }: Parts): string {
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? PARAMETERS[name] ?? '');
  return `${filled}${suffix ?? (queries.length > 0 ? `?${queries.map((name) => `${name}=${QUERIES[name]}`).join('&')}` : '')}`;
}

// Lone surrogates cannot be written in an address.
const encodeAll = (value: string): string => encodeURIComponent(value.toWellFormed());

const CALLS: readonly ListedCall[] = Object.entries(contract).flatMap(([name, definition]) =>
  'path' in definition ? [listCall(name, definition)] : [],
);

function listCall(name: string, definition: Call): ListedCall {
  const { method, path, query, body, limit, kind } = definition;
  return {
    name,
    definition,
    method,
    path,
    parameters: Array.from(path.matchAll(/:(\w+)/g), ([, parameter = '']) => parameter),
    queries: Object.keys(query?.shape ?? {}),
    takesBody: body !== undefined,
    takesPassword: limit === 'signIn',
    isStream: kind === 'stream',
  };
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  return process.memoryUsage().heapUsed;
}
