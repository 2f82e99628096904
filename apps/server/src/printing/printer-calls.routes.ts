import * as calls from '@tischlein/contract/calls';
import { readPrintState } from '@tischlein/domain/printing';
import type { FastifyPluginAsync } from 'fastify';
import type { RoutesOptions, Deps } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import type { Row } from '../db/tables.ts';
import { encodeEpson } from './encode-epson.ts';
import { encodeStar, listMediaTypes } from './encode-star.ts';
import { readEpsonCall } from './epson-protocol.ts';
import { findNextJob, findPrinter, handOut, noteSeen, settleJob } from './hand-out.ts';
import { isStarSuccess, readStarPoll } from './star-protocol.ts';
import { readOldestJob, readPrintJob } from './print-jobs.store.ts';
import { type PrintableJob, readPrintable } from './read-printable.ts';

/** What printers call in their own formats; the token in the address names and admits the printer. */
export const printerCallRoutes: FastifyPluginAsync<RoutesOptions> = async (app, options) => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  await app.register(starRoutes, options);
  await app.register(epsonRoutes, options);
};

const toText = (body: unknown): string => (typeof body === 'string' ? body : '');

const starRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  const requireStar = async (token: string) => {
    const printer = await findPrinter(deps, 'star', token);
    if (!printer) throw refuse('printerUnknown');
    return printer;
  };

  route(app, calls.pollStar, async ({ params, body, reply }) => {
    const printer = await requireStar(params.token);
    const { isPrinting, problem } = readStarPoll(toText(body));
    await noteSeen(deps, printer, problem);
    const job = isPrinting ? null : await findNextJob(deps, printer);
    if (!job) return reply.send({ jobReady: false });
    const mediaTypes = listMediaTypes(printer.encoding);
    return reply.send({ jobReady: true, mediaTypes, jobToken: job.job_id, deleteMethod: 'DELETE' });
  });

  route(app, calls.fetchStar, async ({ params, query, reply }) => {
    const printer = await requireStar(params.token);
    const [first = ''] = listMediaTypes(printer.encoding);
    const type = query.type || first;
    if (!listMediaTypes(printer.encoding).includes(type)) return refuse('unsupportedMediaType');
    const job = await fetchStarJob(deps, printer, query.token);
    if (!job) return refuse('printJobUnknown');
    const { bytes, headers } = await encodeStar(job);
    return reply.headers(headers).type(type).send(bytes);
  });

  route(app, calls.confirmStar, async ({ params, query, reply }) => {
    const printer = await requireStar(params.token);
    await settleJob(deps, printer, { jobId: query.token, isPrinted: isStarSuccess(query.code) });
    return reply.send({});
  });
};

const epsonRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.callEpson, async ({ params, body, reply }) => {
    const printer = await findPrinter(deps, 'epson', params.token);
    if (!printer) return refuse('printerUnknown');
    const asked = readEpsonCall(toText(body));
    await noteSeen(deps, printer, asked.type === 'SetStatus' ? asked.problem : printer.problem);
    if (asked.type === 'SetResponse') for (const result of asked.results) await settleJob(deps, printer, result);
    const job = asked.type === 'GetRequest' ? await findNextJob(deps, printer) : null;
    const printable = job && (await handOut(deps, printer, job));
    const answer = printable ? await encodeEpson(printable) : '';
    return reply.type('text/xml; charset=utf-8').send(answer);
  });
};

/**
 * The job that a Star printer fetches. Old firmware names none: it means the one it was offered. A printer that asks for the
 * same job again, while it may still answer, gets it again.
 */
async function fetchStarJob(deps: Deps, printer: Row<'printers'>, jobId: string): Promise<PrintableJob | null> {
  const { read } = deps.database;
  const job = jobId
    ? await readPrintJob(read, printer.shop_id, jobId)
    : ((await readOldestJob(read, printer, 'handedOut')) ?? (await readOldestJob(read, printer, 'queued')));
  if (job?.printer_id !== printer.printer_id) return null;
  const state = readPrintState({ state: job.state, leaseUntil: job.lease_until }, deps.clock.now());
  if (state === 'handedOut') return readPrintable(deps, printer, job);
  return state === 'queued' ? handOut(deps, printer, job) : null;
}
