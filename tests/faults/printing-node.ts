// A node of the server in its own process, to be killed. The driver sets its clock.
import type { OpenDatabase } from '../support/fresh-databases.ts';
import { openServer } from '../support/open-server.ts';

export type NodeToOpen = Pick<OpenDatabase, 'url' | 'dataDir'> & { readonly at: string };
/** The time that the node's clock shows from now on. */
export type ToNode = { readonly at: string };
/** It listens at this origin. */
export type FromNode = { readonly origin: string };

const { at, ...place }: NodeToOpen = JSON.parse(process.argv[2] ?? '{}');
const { app, clock, deps } = await openServer(place, { at, printerNetwork: ['127.0.0.1'] });

process.on('message', (message: ToNode) => {
  clock.set(message.at);
  deps.events.workQueued('printing');
});
process.on('disconnect', () => process.exit());
const ready: FromNode = { origin: await app.listen({ host: '127.0.0.1', port: 0 }) };
process.send?.(ready);
