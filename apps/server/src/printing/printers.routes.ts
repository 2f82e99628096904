import * as calls from '@tischlein/contract/calls';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import { decideJob } from './decide-job.ts';
import { addPrinter, changeAddress, listPrinters, printTestSlip, savePrinter } from './edit-printers.ts';
import { moveJobs } from './move-jobs.ts';
import { printOrder } from './print-order.ts';
import { deletePrinter, readPrinter } from './printers.store.ts';
import { takeJob } from './take-job.ts';

/** The printers of a shop in the office. */
export const printerRoutes: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  await app.register(editRoutes, options);
  await app.register(jobRoutes, options);
};

const editRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listPrinters, async (request) =>
    listPrinters(deps, await requireShop(request, deps, request.params.shop)),
  );

  route(app, calls.addPrinter, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const outcome = await addPrinter(deps, shop, request.body);
    if (typeof outcome === 'string') throw httpProblem(outcome);
    return outcome;
  });

  route(app, calls.savePrinter, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const outcome = await savePrinter(deps, { shop_id: shop.id, printer_id: request.params.printer }, request.body);
    if (typeof outcome === 'string') throw httpProblem(outcome);
    return outcome;
  });

  route(app, calls.removePrinter, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const key = { shop_id: shop.id, printer_id: request.params.printer };
    if (!(await deps.database.write((writer) => deletePrinter(writer, key)))) throw httpProblem('printerUnknown');
  });

  route(app, calls.changePrinterAddress, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const outcome = await changeAddress(deps, { shop_id: shop.id, printer_id: request.params.printer });
    if (typeof outcome === 'string') throw httpProblem(outcome);
    return outcome;
  });
};

const jobRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.printOrder, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const queued = await printOrder(deps, shop, request.params.orderId);
    if (queued === null) throw httpProblem('orderUnknown');
    return { queued };
  });

  route(app, calls.movePrintJobs, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const from = { shop_id: shop.id, printer_id: request.params.printer };
    const moved = await moveJobs(deps, from, request.body.to);
    if (moved === null) throw httpProblem('printerUnknown');
    return { moved };
  });

  route(app, calls.testPrinter, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const key = { shop_id: shop.id, printer_id: request.params.printer };
    if (!(await printTestSlip(deps, key))) throw httpProblem('printerUnknown');
  });

  route(app, calls.decidePrintJob, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { decision } = request.body;
    if (!(await decideJob(deps, shop, { jobId: request.params.job, decision }))) throw httpProblem('printJobUnknown');
  });

  route(app, calls.takeBrowserJob, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const printer = await readPrinter(deps.database.read, { shop_id: shop.id, printer_id: request.params.printer });
    if (printer?.kind !== 'browser') throw httpProblem('printerUnknown');
    reply.header('cache-control', 'no-store');
    return { job: await takeJob(deps, printer) };
  });
};
