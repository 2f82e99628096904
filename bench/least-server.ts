// Baseline of `order-flow`: the least server that does durably what a guest needs for an order. One process, answers of the same
// bytes, SQLite with the same durability. What only reads is in memory; an order is one row, and those that have arrived share a
// commit. Arguments: the folder, and the answers as JSON.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The bytes of the answers that it has to give, by path. */
export interface LeastAnswers {
  /** Pages and documents, which are the same for all guests. */
  readonly reads: Readonly<Record<string, number>>;
  readonly geo: LeastAnswer;
  readonly coupon: LeastAnswer;
  readonly order: LeastAnswer;
  /** Its path ends with the id of an order. */
  readonly status: LeastAnswer;
}
interface LeastAnswer {
  readonly path: string;
  readonly bytes: number;
}

interface WaitingOrder {
  readonly key: string;
  readonly body: string;
  readonly response: ServerResponse;
}

const [folder = '', text = '{}'] = process.argv.slice(2);
const answers: LeastAnswers = JSON.parse(text);
const documents = new Map(Object.entries(answers.reads).map(([path, bytes]) => [path, Buffer.alloc(bytes, 'x')]));
const zones = new Map([['10623', { deliveryFee: 200, minimumOrderValue: 1500, freeAfter: 2500 }]]);
const prices = new Map([
  ['fruehlingsrollen-6-stueck', 590],
  ['lachs-bowl', 1290],
]);

const database = new DatabaseSync(join(folder, 'least.sqlite'));
database.exec(`pragma journal_mode = wal; pragma synchronous = full;
  create table orders (id text primary key, number integer not null, body text not null) strict;
  create table coupons (code text primary key, value integer not null) strict`);
database.prepare('insert into coupons (code, value) values (?, ?)').run('HUNGER5', 500);
const insertOrder = database.prepare(
  'insert into orders (id, number, body) values (?, ?, ?) on conflict (id) do nothing',
);
const findOrder = database.prepare('select number from orders where id = ?');
const findCoupon = database.prepare('select value from coupons where code = ?');
let number = 1;
insertOrder.run(answers.status.path.split('/').at(-1) ?? '', number, '');

let waiting: WaitingOrder[] = [];

const server = createServer((request, response) => {
  const url = request.url ?? '';
  const document = documents.get(url);
  if (document) return send(response, document, 'text/html; charset=utf-8');
  if (url === answers.order.path) return void readBody(request).then((body) => takeOrder(request, response, body));
  if (url === answers.geo.path) return void readBody(request).then((body) => answerAddress(response, body));
  if (url === answers.coupon.path) return answer(response, findCoupon.get('HUNGER5') ?? null, answers.coupon);
  return answer(response, findOrder.get(url.split('/').at(-1) ?? '') ?? null, answers.status);
});

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += String(part);
  return body;
}

function answerAddress(response: ServerResponse, body: string): void {
  const { location }: { readonly location: string } = JSON.parse(body);
  answer(response, zones.get(/\d{5}/.exec(location)?.[0] ?? '') ?? null, answers.geo);
}

function takeOrder(request: IncomingMessage, response: ServerResponse, body: string): void {
  if (waiting.length === 0) setImmediate(commitOrders);
  waiting.push({ key: String(request.headers['idempotency-key']), body, response });
}

function commitOrders(): void {
  const group = waiting;
  waiting = [];
  database.exec('begin immediate');
  for (const { key, body } of group) insertOrder.run(key, (number += 1), body);
  database.exec('commit');
  for (const { key, body, response } of group)
    answer(response, { id: key, total: calculateTotal(body) }, answers.order);
}

function calculateTotal(body: string): number {
  const { orderItems }: { readonly orderItems: readonly { readonly dishId: string; readonly amount: number }[] } =
    JSON.parse(body);
  return orderItems.reduce((total, { dishId, amount }) => total + (prices.get(dishId) ?? 0) * amount, 0);
}

/** As many bytes as the shop's own answer has. */
function answer(response: ServerResponse, value: unknown, { bytes }: LeastAnswer): void {
  send(response, Buffer.from(JSON.stringify(value).padEnd(bytes)), 'application/json; charset=utf-8');
}

function send(response: ServerResponse, body: Buffer, type: string): void {
  response.writeHead(200, { 'content-type': type, 'content-length': body.length });
  response.end(body);
}

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`listening ${typeof address === 'object' && address ? address.port : 0}\n`);
});
