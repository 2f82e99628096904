import type { PaymentResponse, PartPayment, WaiterTable } from '@tischlein/contract/shop';
import { aRound, WAITER_PASSWORD } from '../support/dining-tables.ts';
import { OWNER } from '../support/open-shop.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { newFindings } from './findings.ts';
import { type Device, type DeviceAnswer, type NodeIndex, openDevice, type TwoNodes } from './two-nodes.ts';

const SHOP = '/api/shop/roma';
const ROUNDS = 12;
const OK = 200;
const SERVER_ERROR = 500;
const EVERYTHING = { kind: 'everything' };

/** The addresses of the tables' codes, by table. */
export type TableCodes = ReadonlyMap<number, string>;

type Waiters = readonly [Device, Device];

/** Those who are there for all tables. */
interface Staff {
  readonly waiters: Waiters;
  /** Refuses rounds. */
  readonly desk: Device;
  /** The guest pays on the provider's page. */
  readonly press: (payUrl: string, action: string) => Promise<unknown>;
}

/** A part that a guest has reserved and not paid yet. */
interface ReservedPart extends Pick<PartPayment, 'orderId' | 'paymentGatewayId'> {
  readonly guest: Device;
}

/** A table with two waiters and two guests who act at random. */
interface Table extends Staff {
  readonly reserved: ReservedPart[];
  readonly number: number;
  readonly statuses: number[];
  readonly guests: readonly [Device, Device];
}

type Act = (table: Table, turn: { readonly node: NodeIndex; readonly chance: Chance }) => Promise<void>;

/**
 * Leads a table through random steps on two nodes, two at the same moment: rounds, parts that are paid online, refunds, rounds that
 * the kitchen refuses, the till, clearing. In the end its sums add up. Returns the violations found.
 */
export async function runBillSequence(
  shop: TwoNodes,
  { seed, ...where }: { readonly seed: number } & TableToOpen,
): Promise<readonly string[]> {
  const chance = chanceFrom(seed);
  const opened = await openTable(shop, where);
  for (let round = 0; round < ROUNDS; round += 1)
    await Promise.all([0, 1].map(() => chance.oneOf(ACTS)(opened, { node: chance.oneOf([0, 1]), chance })));
  const found = newFindings();
  found.mustBe(
    'answers that are errors of the server',
    opened.statuses.filter((status) => status >= SERVER_ERROR),
    [],
  );
  const bill = await readBill(opened, 0);
  if (bill) {
    const { booked, refunded, paid, reserved, handedOver, due } = bill;
    const settled = paid + reserved + handedOver;
    // A refund of what was paid already is paid back, and opens nothing.
    const paidBack = due - (booked - refunded - settled);
    found.mustBe('what is paid back', bill.paidBack.online + bill.paidBack.till, paidBack);
    found.mustBe('whether the sums add up', paidBack >= 0 && paidBack <= Math.min(refunded, settled), true);
    const sums = [refunded, paid, reserved, handedOver, due];
    found.mustBe(
      'sums below 0 or above what was booked',
      sums.filter((sum) => sum < 0 || sum > booked),
      [],
    );
  }
  await waiterDoes(opened, 0, 'clear', { handOver: true });
  return found.all;
}

/** Two waiters, each on their own device, who serve all tables. */
export async function signInWaiters(shop: TwoNodes): Promise<Waiters> {
  const signIn = async (name: string): Promise<Device> => {
    const device = openDevice(shop);
    await device(0, `${SHOP}/waiter`, { password: WAITER_PASSWORD, name });
    return device;
  };
  return [await signIn('Mia'), await signIn('Jo')];
}

/** The owner at the order desk. */
export async function openDesk(shop: TwoNodes): Promise<Device> {
  const desk = openDevice(shop);
  await desk(0, '/api/office/session', { ...OWNER, staysSignedIn: true });
  return desk;
}

interface TableToOpen extends Staff {
  readonly table: number;
  readonly codes: TableCodes;
}

async function openTable(shop: TwoNodes, { table: number, codes, ...staff }: TableToOpen): Promise<Table> {
  const sitDown = async (): Promise<Device> => {
    const device = openDevice(shop);
    const { pathname, search } = new URL(codes.get(number) ?? '');
    await device(0, pathname + search);
    return device;
  };
  const guests = [await sitDown(), await sitDown()] as const;
  const table = { ...staff, number, statuses: [], reserved: [], guests };
  await book(table, { node: 0, chance: chanceFrom(1) });
  return table;
}

const note = ({ statuses }: Table, { statusCode }: DeviceAnswer): void => void statuses.push(statusCode);

async function readBill({ waiters, number }: Table, node: NodeIndex): Promise<WaiterTable['bill']> {
  return (await waiters[node](node, `${SHOP}/dineintable/${number}/bill`)).json<WaiterTable>().bill;
}

async function waiterDoes(table: Table, node: NodeIndex, path: string, body: object): Promise<void> {
  note(table, await table.waiters[node](node, `${SHOP}/dineintable/${table.number}/${path}`, body));
}

async function book(table: Table, { node }: Parameters<Act>[1]): Promise<void> {
  const round = aRound(table.number, { payLater: true, acceptedTerms: null });
  note(table, await table.waiters[node](node, `${SHOP}/order`, round));
}

async function pay(table: Table, { node, chance }: Parameters<Act>[1]): Promise<void> {
  const due = (await readBill(table, node))?.due ?? 0;
  const part = chance.oneOf<{ readonly what: object; readonly expectedAmount: number }>([
    { what: EVERYTHING, expectedAmount: due },
    { what: { kind: 'equalPart', into: 2 }, expectedAmount: Math.ceil(due / 2) },
    { what: { kind: 'equalPart', into: 3 }, expectedAmount: Math.ceil(due / 3) },
  ]);
  const guest = table.guests[node];
  const answer = await guest(node, `${SHOP}/table/part`, { ...part, paymentMethod: 'Stripe_card' });
  note(table, answer);
  if (answer.statusCode === OK) table.reserved.push({ guest, ...answer.json<PartPayment>() });
}

/** A guest who has reserved a part pays it. */
async function settle(table: Table, { node }: Parameters<Act>[1]): Promise<void> {
  const part = table.reserved.shift();
  if (!part) return;
  const { guest, orderId, paymentGatewayId } = part;
  const path = `${SHOP}/payment/${paymentGatewayId}/${orderId}`;
  const prepared = await guest(node, path, {});
  note(table, prepared);
  const { url = '' } = prepared.json<PaymentResponse>();
  if (url === '') return;
  await table.press(url, 'pay');
  note(table, await guest(node === 0 ? 1 : 0, `${path}/settle`, {}));
}

/** The kitchen refuses a round that it has not accepted. */
async function refuse(table: Table, { node }: Parameters<Act>[1]): Promise<void> {
  const rounds = (await readBill(table, node))?.rounds ?? [];
  const round = rounds.find(({ status, orderId }) => status === 'placed' && orderId !== null);
  if (!round) return;
  const path = `/api/office/shop/roma/orders/${round.orderId}/refuse`;
  note(table, await table.desk(node, path, { reason: 'Ofen kaputt.' }));
}

async function refund(table: Table, { node, chance }: Parameters<Act>[1]): Promise<void> {
  const items = (await readBill(table, node))?.rounds.flatMap((round) => round.items) ?? [];
  const [line] = items.toSorted(() => chance.below(3) - 1);
  if (!line) return;
  // All that is left, or less than what most lines cost.
  const amount = chance.below(2) === 0 ? line.price - line.refunded : 50 + chance.below(200);
  await waiterDoes(table, node, 'refund', { refunds: [{ line: line.id, amount }] });
}

const ACTS: readonly [Act, ...Act[]] = [
  book,
  pay,
  pay,
  pay,
  settle,
  settle,
  settle,
  refund,
  refund,
  refuse,
  async (table, { node }) => {
    const due = (await readBill(table, node))?.due ?? 0;
    await waiterDoes(table, node, 'hand-over', { what: EVERYTHING, expectedAmount: due });
  },
  (table, { node, chance }) => waiterDoes(table, node, 'clear', { handOver: chance.below(2) === 0 }),
];
