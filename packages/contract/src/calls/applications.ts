import { jobApplications } from '../office/index.ts';
import { applicationRequest } from '../shop/index.ts';
import { call, file } from './call.ts';

export const submitApplication = call({
  method: 'POST',
  path: '/api/shop/:shop/jobs/entry/:entry/submit',
  summary: 'Apply for a job of the shop; the same application counts once',
  caller: 'guest',
  limit: 'application',
  bodySize: 'application',
  body: applicationRequest,
  problems: ['jobUnknown'],
});

export const listApplications = call({
  method: 'GET',
  path: '/api/office/shop/:shop/applications',
  summary: 'List the applications for jobs, newest first',
  caller: 'staff',
  area: 'people',
  answer: jobApplications,
});

export const getApplicationPdf = file({
  path: '/api/office/shop/:shop/applications/:application/pdf',
  summary: 'Download the PDF of an application',
  caller: 'staff',
  area: 'people',
  problems: ['applicationUnknown'],
});

export const deleteApplication = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/applications/:application',
  summary: 'Delete an application with its PDF before it is deleted by itself',
  caller: 'staff',
  area: 'people',
  problems: ['applicationUnknown'],
});
