// A server of its own on a given database, for races between processes: places orders when its parent says so.
import { randomUUID } from 'node:crypto';
import type { OrderRequest } from '@tischlein/contract/shop';
import { openServer } from './open-server.ts';

export interface PlaceOrders {
  readonly requests: readonly OrderRequest[];
}
export interface PlacedOrders {
  readonly answers: readonly {
    readonly status: number;
    readonly code: string | number | null;
    readonly total: number | null;
  }[];
}

const [url = '', dataDir = ''] = process.argv.slice(2);
const server = await openServer({ url, dataDir });

process.on('message', ({ requests }: PlaceOrders) => void placeAll(requests));
process.send?.('ready');

async function placeAll(requests: readonly OrderRequest[]): Promise<void> {
  process.send?.({ answers: await Promise.all(requests.map(place)) } satisfies PlacedOrders);
}

async function place(payload: OrderRequest): Promise<PlacedOrders['answers'][number]> {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/shop/roma/order',
    headers: { 'idempotency-key': randomUUID() },
    payload,
  });
  const body = answer.json();
  return { status: answer.statusCode, code: body.code ?? null, total: body.order?.total ?? null };
}
