import * as calls from '@tischlein/contract/calls';
import { applicationFormProblems } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import { plusSeconds } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { httpProblem } from '../http/errors.ts';
import { route } from '../http/route.ts';
import { requireShopByRef } from '../shops/require-shop-by-ref.ts';
import { requireShop } from '../staff/staff-session.http.ts';
import {
  deleteApplication,
  KEEP_APPLICATIONS_SECONDS,
  readApplicationPdf,
  readApplications,
} from './applications.store.ts';
import { submitApplication } from './submit-application.ts';

/** Applying for a job. Needs no sign-in. */
export const applicationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.submitApplication, async (request, reply) => {
    const shop = await requireShopByRef(deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const { entry } = request.params;
    const outcome = await submitApplication(deps, shop, { entry, form: request.body.formData });
    switch (outcome.code) {
      case 'jobUnknown':
        throw httpProblem('jobUnknown');
      case 'formInvalid':
        throw httpProblem('invalidRequest', { form: applicationFormProblems(outcome.problems) });
      case 'tooMany':
        reply.header('retry-after', outcome.waitSeconds);
        throw httpProblem('tooManyRequests');
      case 'received':
        return;
    }
  });
};

/** The applications of a shop, for its staff. */
export const officeApplicationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listApplications, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    reply.header('cache-control', 'no-store');
    const applications = await readApplications(deps.database.read, shop.id);
    return applications.map(({ application_id, job_title, received_at, ...application }) => ({
      ...application,
      id: application_id,
      jobTitle: job_title,
      receivedAt: received_at,
      keptUntil: plusSeconds(received_at, KEEP_APPLICATIONS_SECONDS),
    }));
  });

  route(app, calls.getApplicationPdf, async (request, reply) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const pdf = await readApplicationPdf(deps.database.read, shop.id, request.params.application);
    if (!pdf) throw httpProblem('applicationUnknown');
    // Always saved, never shown: the file is a stranger's.
    return reply
      .type('application/pdf')
      .headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
      .header('content-disposition', 'attachment; filename="bewerbung.pdf"')
      .send(Buffer.from(pdf));
  });

  route(app, calls.deleteApplication, async (request) => {
    const shop = await requireShop(request, deps, request.params.shop);
    const { application } = request.params;
    if (!(await deps.database.write((writer) => deleteApplication(writer, shop.id, application))))
      throw httpProblem('applicationUnknown');
  });
};
