// Houses of several shops in one process, to be killed together: each stands still at the point that the driver has named.
import type { FaultPoint } from '../../apps/server/src/faults.ts';
import type { ProviderHosts } from '../../apps/server/src/payments/provider.ts';
import { openServer } from '../support/open-server.ts';

/** One house as the driver wants it opened. */
export interface HouseToOpen {
  readonly url: string;
  readonly dataDir: string;
  readonly hosts: ProviderHosts;
  /** What its clock says. */
  readonly at: string;
}

/** What the driver says about the house of this number. */
export type ToHouse =
  | { readonly kind: 'arm'; readonly house: number; readonly point: FaultPoint }
  | { readonly kind: 'clock'; readonly house: number; readonly at: string };
export type FromHouses =
  | { readonly kind: 'ready'; readonly addresses: readonly string[] }
  | { readonly kind: 'paused'; readonly house: number };

const tell = (message: FromHouses): void => void process.send?.(message);
const armed = new Map<number, FaultPoint>();

const toOpen: readonly HouseToOpen[] = JSON.parse(process.argv[2] ?? '[]');
const houses = await Promise.all(toOpen.map(openHouse));

process.on('message', (message: ToHouse) => {
  const house = houses[message.house];
  if (message.kind === 'arm') armed.set(message.house, message.point);
  else {
    house?.server.clock.set(message.at);
    house?.server.deps.outbox.wake();
    house?.server.deps.paymentWork.wake();
  }
});
process.on('disconnect', () => process.exit());
tell({ kind: 'ready', addresses: houses.map(({ address }) => address) });

async function openHouse({ hosts, at, ...place }: HouseToOpen, house: number) {
  const server = await openServer(place, { at, providers: { hosts }, pauseAt: (point) => standStill(house, point) });
  return { server, address: await server.app.listen({ host: '127.0.0.1', port: 0 }) };
}

function standStill(house: number, point: FaultPoint): Promise<void> | undefined {
  if (armed.get(house) !== point) return undefined;
  tell({ kind: 'paused', house });
  return new Promise(() => {});
}
