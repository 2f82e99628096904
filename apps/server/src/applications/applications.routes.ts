import * as calls from '@tischlein/contract/calls';
import { applicationFormProblems } from '@tischlein/wording';
import type { FastifyPluginAsync } from 'fastify';
import { plusSeconds } from '../clock.ts';
import type { RoutesOptions } from '../deps.ts';
import { refuse } from '../http/errors.ts';
import { route } from '../http/route.ts';
import {
  deleteApplication,
  KEEP_APPLICATIONS_SECONDS,
  readApplicationPdf,
  readApplications,
} from './applications.store.ts';
import { submitApplication } from './submit-application.ts';

/** Applying for a job. Needs no sign-in. */
export const applicationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.submitApplication, async ({ shop, params, body, reply }) => {
    const { entry } = params;
    const outcome = await submitApplication(deps, shop, { entry, form: body.formData });
    switch (outcome.code) {
      case 'jobUnknown':
        return refuse('jobUnknown');
      case 'formInvalid':
        return refuse('invalidRequest', { form: applicationFormProblems(outcome.problems) });
      case 'tooMany':
        reply.header('retry-after', outcome.waitSeconds);
        return refuse('tooManyRequests');
      case 'received':
        return;
    }
  });
};

/** The applications of a shop, for its staff. */
export const officeApplicationRoutes: FastifyPluginAsync<RoutesOptions> = async (app, { deps }) => {
  route(app, calls.listApplications, async ({ shop }) => {
    const applications = await readApplications(deps.database.read, shop.id);
    return applications.map(({ application_id, job_title, received_at, ...application }) => ({
      ...application,
      id: application_id,
      jobTitle: job_title,
      receivedAt: received_at,
      keptUntil: plusSeconds(received_at, KEEP_APPLICATIONS_SECONDS),
    }));
  });

  route(app, calls.getApplicationPdf, async ({ shop, params, reply }) => {
    const pdf = await readApplicationPdf(deps.database.read, shop.id, params.application);
    if (!pdf) return refuse('applicationUnknown');
    // Always saved, never shown: the file is a stranger's.
    return reply
      .type('application/pdf')
      .headers({ 'x-content-type-options': 'nosniff' })
      .header('content-disposition', 'attachment; filename="bewerbung.pdf"')
      .send(Buffer.from(pdf));
  });

  route(app, calls.deleteApplication, async ({ shop, params }) => {
    const { application } = params;
    return (await deps.database.write((writer) => deleteApplication(writer, shop.id, application)))
      ? undefined
      : refuse('applicationUnknown');
  });
};
