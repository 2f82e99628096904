// Several shops in one process, to be killed together. Each pauses at the point that the driver has named.
import type { FaultPoint } from '../../apps/server/src/faults.ts';
import type { ProviderHosts } from '../../apps/server/src/payments/provider.ts';
import { openServer } from '../support/open-server.ts';

/** A shop to open in this process. */
export interface ShopToOpen {
  readonly url: string;
  readonly dataDir: string;
  readonly hosts: ProviderHosts;
  /** Its clock. */
  readonly at: string;
}

/** A message of the driver about one shop, by its index. */
export type ToFleet =
  | { readonly kind: 'arm'; readonly shop: number; readonly point: FaultPoint }
  | { readonly kind: 'clock'; readonly shop: number; readonly at: string };
export type FromFleet =
  | { readonly kind: 'ready'; readonly addresses: readonly string[] }
  | { readonly kind: 'paused'; readonly shop: number };

const tell = (message: FromFleet): void => void process.send?.(message);
const armed = new Map<number, FaultPoint>();

const toOpen: readonly ShopToOpen[] = JSON.parse(process.argv[2] ?? '[]');
const shops = await Promise.all(toOpen.map(openFaultShop));

process.on('message', (message: ToFleet) => {
  const shop = shops[message.shop];
  if (message.kind === 'arm') armed.set(message.shop, message.point);
  else {
    shop?.server.clock.set(message.at);
    shop?.server.deps.outbox.wake();
    shop?.server.deps.paymentWork.wake();
  }
});
process.on('disconnect', () => process.exit());
tell({ kind: 'ready', addresses: shops.map(({ address }) => address) });

async function openFaultShop({ hosts, at, ...place }: ShopToOpen, shop: number) {
  const server = await openServer(place, { at, providers: { hosts }, pauseAt: (point) => pauseForever(shop, point) });
  return { server, address: await server.app.listen({ host: '127.0.0.1', port: 0 }) };
}

function pauseForever(shop: number, point: FaultPoint): Promise<void> | undefined {
  if (armed.get(shop) !== point) return undefined;
  tell({ kind: 'paused', shop });
  return new Promise(() => {});
}
