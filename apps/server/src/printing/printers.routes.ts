import * as calls from '@tischlein/contract/calls';
import type { BrowserJob } from '@tischlein/contract/office';
import { orderId } from '@tischlein/domain';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Row } from '../db/tables.ts';
import { readOrder } from '../orders/orders.store.ts';
import type { LoadedShop } from '../shops/shop-directory.ts';
import { decideJob } from './decide-job.ts';
import { addPrinter, changeAddress, listPrinters, printTestSlip, savePrinter } from './edit-printers.ts';
import { moveJobs } from './move-jobs.ts';
import { deletePrinter, readPrinter } from './printers.store.ts';
import { findNextJob, handOut, noteSeen } from './hand-out.ts';
import { queueSlips } from './queue-slips.ts';

/** The printers of a shop in the office. */
export const printerRoutes: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  await editRoutes(app, options);
  await jobRoutes(app, options);
};

const editRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listPrinters, ({ shop }) => listPrinters(deps, shop));

  route(app, calls.addPrinter, async ({ shop, body }) => {
    const outcome = await addPrinter(deps, shop, body);
    if (typeof outcome === 'string') return refuse(outcome);
    return outcome;
  });

  route(app, calls.savePrinter, async ({ shop, params, body }) => {
    const outcome = await savePrinter(deps, { shop_id: shop.id, printer_id: params.printer }, body);
    if (typeof outcome === 'string') return refuse(outcome);
    return outcome;
  });

  route(app, calls.removePrinter, async ({ shop, params }) => {
    const key = { shop_id: shop.id, printer_id: params.printer };
    return (await deps.database.write((writer) => deletePrinter(writer, key))) ? undefined : refuse('printerUnknown');
  });

  route(app, calls.changePrinterAddress, async ({ shop, params }) => {
    const outcome = await changeAddress(deps, { shop_id: shop.id, printer_id: params.printer });
    if (typeof outcome === 'string') return refuse(outcome);
    return outcome;
  });
};

const jobRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.printOrder, async ({ shop, params }) => {
    const queued = await printOrder(deps, shop, params.orderId);
    if (queued === null) return refuse('orderUnknown');
    return { queued };
  });

  route(app, calls.movePrintJobs, async ({ shop, params, body }) => {
    const from = { shop_id: shop.id, printer_id: params.printer };
    const moved = await moveJobs(deps, from, body.to);
    if (moved === null) return refuse('printerUnknown');
    return { moved };
  });

  route(app, calls.testPrinter, async ({ shop, params }) => {
    const key = { shop_id: shop.id, printer_id: params.printer };
    return (await printTestSlip(deps, key)) ? undefined : refuse('printerUnknown');
  });

  route(app, calls.decidePrintJob, async ({ shop, params, body }) => {
    const { decision } = body;
    return (await decideJob(deps, shop, { jobId: params.job, decision })) ? undefined : refuse('printJobUnknown');
  });

  route(app, calls.takeBrowserJob, async ({ shop, params }) => {
    const printer = await readPrinter(deps.database.read, { shop_id: shop.id, printer_id: params.printer });
    if (printer?.kind !== 'browser') return refuse('printerUnknown');
    return { job: await takeJob(deps, printer) };
  });
};

/** Hands the next job to a browser that prints; to one tab only. */
async function takeJob(deps: Deps, printer: Row<'printers'>): Promise<BrowserJob['job']> {
  await noteSeen(deps, printer, null);
  const job = await findNextJob(deps, printer);
  const printable = job && (await handOut(deps, printer, job));
  return printable && { id: printable.id, copies: printable.copies, rows: [...printable.rows] };
}

/** Prints the slips of an order once more, each marked as a repetition. Returns how many; null: the order is unknown. */
async function printOrder(deps: Deps, shop: LoadedShop, id: string): Promise<number | null> {
  const now = deps.clock.now();
  const queued = await deps.database.write(async (writer) => {
    const order = await readOrder(writer, shop.id, orderId(id));
    return order && order.released_at !== null
      ? queueSlips(writer, { order, findMenu: async () => shop.menuDocument, now })
      : null;
  });
  deps.events.workQueued('printing');
  return queued ?? null;
}
