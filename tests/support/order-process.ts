// A server process on an existing database, for races between processes: places orders when its parent tells it to.
import { randomUUID } from 'node:crypto';
import type { OrderRequest } from '@tischlein/contract/shop';
import { openServer } from './open-server.ts';

export interface PlaceOrders {
  readonly requests: readonly OrderRequest[];
  /** Default: 'roma'. */
  readonly shop?: string;
  /** One key for all orders; without it each order has its own. */
  readonly key?: string;
}
export interface PlacedOrders {
  readonly answers: readonly {
    readonly orderId: string | null;
    readonly status: number;
    readonly code: string | number | null;
    readonly total: number | null;
  }[];
}

/** The load of a race may exceed the time that an order waits for a connection. */
const TRY_AGAIN = 503;

const [url = '', dataDir = ''] = process.argv.slice(2);
const server = await openServer({ url, dataDir });

process.on('message', (wanted: PlaceOrders) => void placeAll(wanted));
process.send?.('ready');

async function placeAll({ requests, shop = 'roma', key }: PlaceOrders): Promise<void> {
  const answers = await Promise.all(requests.map((request) => place(request, { shop, key: key ?? randomUUID() })));
  process.send?.({ answers } satisfies PlacedOrders);
}

/** Places an order; tries again with the same key while the server asks for it. */
async function place(
  payload: OrderRequest,
  { shop, key }: { readonly shop: string; readonly key: string },
): Promise<PlacedOrders['answers'][number]> {
  const answer = await server.app.inject({
    method: 'POST',
    url: `/api/shop/${shop}/order`,
    headers: { 'idempotency-key': key },
    payload,
  });
  if (answer.statusCode === TRY_AGAIN) return place(payload, { shop, key });
  const body = answer.json();
  return {
    orderId: body.order?.id ?? null,
    status: answer.statusCode,
    code: body.code ?? null,
    total: body.order?.total ?? null,
  };
}
