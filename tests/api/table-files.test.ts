import * as contract from '@tischlein/contract/calls';
import readXlsxFile from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onSqlite, type OpenDatabase, preparedTrattoria } from '../support/databases.ts';
import { type NamedCall, PERMITTED_CALLS, sampleBody, sendCall } from '../support/every-call.ts';
import { type Desk, openShop, type TestShop } from '../support/open-shop.ts';
import { aDelivery } from '../support/trattoria.ts';

const FORMULA = '=SUM(A1:A9)';

const QUERIES: Readonly<Record<string, string>> = {
  exportReportCsv: '?kind=month&from=2026-11-01',
  exportTips: '?from=2026-11-01&to=2026-11-30',
  exportReceiptsCsv: '?from=2026-11-01&to=2026-11-30',
};

/** Files that other programs read have no twin. */
const OF_PROGRAMS: readonly string[] = ['exportDatev'];

/** A guest who pays in cash gives no tip in the shop. */
const WITHOUT_ROWS = 'exportTips';

const tables = PERMITTED_CALLS.filter(({ name, call }) => /[./]csv$/.test(call.path) && !OF_PROGRAMS.includes(name));

const findTwin = ({ call }: NamedCall): NamedCall | undefined =>
  PERMITTED_CALLS.find((other) => other.call.path === call.path.replace(/csv$/, 'xlsx'));

/** A cell of a workbook as the CSV writes it. */
function toText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 16).replace('T', ' ').replace(' 00:00', '');
  return typeof cell === 'number' ? cell.toFixed(2) : typeof cell === 'string' ? cell : '';
}

/** A cell of the CSV: amounts and counts with two decimals, text that must not run as a formula without its mark. */
const toComparable = (text: string): string =>
  /^-?\d+(?:,\d+)?$/.test(text) ? Number(text.replace(',', '.')).toFixed(2) : text.replace(/^'(?=[=+\-@])/, '');

const parseCsv = (csv: string): readonly (readonly string[])[] =>
  [...csv.replace(/^\uFEFF/, '').matchAll(/(?:(?:"(?:[^"]|"")*"|[^";\r\n]*)(?:;|\r\n))+?(?<=\r\n)/g)].map(([line]) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^";\r\n]*)(?:;|\r\n)/g)].map(([, field = '']) =>
      field.startsWith('"') ? field.slice(1, -1).replaceAll('""', '"') : field,
    ),
  );

describe.each(onSqlite(preparedTrattoria))('tables that the office offers as files, on $name', ({ open }) => {
  let place: OpenDatabase;
  let shop: TestShop;
  let owner: Desk;
  let series = '';

  beforeAll(async () => {
    place = await open();
    shop = await openShop(place);
    owner = await shop.desk();
    const { formValues, ...order } = aDelivery();
    const key = { 'idempotency-key': crypto.randomUUID() };
    const named = { ...order, formValues: { ...formValues, name: FORMULA } };
    const placed = (await shop.guest().call('POST', '/api/shop/roma/order', named, key)).json().order;
    await owner.call('POST', `/api/office/shop/roma/orders/${placed.id}/accept`, {});
    const create = { name: 'createCouponSeries', call: contract.createCouponSeries };
    series = String(Reflect.get(Object(sampleBody(create)), 'id'));
    await sendCall(owner, create, { shop: 'roma' });
  });
  afterAll(async () => {
    await shop.close();
    await place.close();
  });

  const load = async (table: NamedCall, { name }: NamedCall = table) => {
    const request = { shop: 'roma', parameters: { series }, query: QUERIES[name] ?? '', body: {} };
    const answer = await sendCall(owner, table, request);
    expect([table.name, answer.statusCode]).toEqual([table.name, 200]);
    return answer;
  };
  const readCsv = async (table: NamedCall): Promise<string> => {
    const answer = await load(table);
    return answer.headers['content-type']?.includes('json') ? answer.json().csv : answer.body;
  };
  const readXlsx = async (table: NamedCall, of: NamedCall): Promise<readonly (readonly unknown[])[]> => {
    const answer = await load(table, of);
    const isJson = answer.headers['content-type']?.includes('json');
    const bytes = isJson ? Buffer.from(answer.json().workbook, 'base64') : answer.rawPayload;
    const [sheet] = await readXlsxFile(bytes);
    return sheet?.data ?? [];
  };

  it('are six at least', () => {
    expect(tables.map(({ name }) => name).length).toBeGreaterThanOrEqual(6);
  });

  it.each(tables)('$name has the same rows in a workbook', async (table) => {
    const twin = findTwin(table) ?? expect.fail(`${table.call.path} has no .xlsx beside it`);
    const rows = await readXlsx(twin, table);
    const wanted = parseCsv(await readCsv(table)).map((row) => row.map(toComparable));
    const width = wanted[0]?.length ?? 0;
    if (table.name !== WITHOUT_ROWS) expect(wanted.length).toBeGreaterThan(1);
    expect(rows.map((row) => Array.from({ length: width }, (_, index) => toText(row[index] ?? null)))).toEqual(wanted);
  });

  it('keep a formula as text, an amount as a number and a day as a date', async () => {
    const [orders] = tables.filter(({ name }) => name === 'exportOrders');
    const twin = (orders && findTwin(orders)) ?? expect.fail('no orders');
    const [head = [], row = []] = await readXlsx(twin, twin);
    const cell = (name: string): unknown => row[head.indexOf(name)];
    expect(cell('Gast')).toBe(FORMULA);
    expect(cell('Betrag')).toBeTypeOf('number');
    expect(cell('Tag')).toBeInstanceOf(Date);
  });
});
