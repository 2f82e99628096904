import { visitFigures, visitPeriod } from '../office/index.ts';
import {
  browserReport,
  forgetRequest,
  heartbeatRequest,
  pageView,
  visitAnswer,
  visitEvent,
  visitRequest,
} from '../shop/index.ts';
import { call } from './call.ts';

// S2 §7 Third-party loads and analytics. Another host of analytics gets the same bodies at /visit, /heartbeat, /event and
// /forget.

export const reportVisit = call({
  method: 'POST',
  path: '/api/shop/:shop/tracking/visit',
  summary: 'Register a page view of a guest who has consented',
  caller: 'guest',
  limit: 'tracking',
  body: visitRequest,
  answer: visitAnswer,
  problems: ['trackingOff'],
});

export const sendHeartbeat = call({
  method: 'POST',
  path: '/api/shop/:shop/tracking/heartbeat',
  summary: 'Say that a visit goes on; an unknown visit changes nothing',
  caller: 'guest',
  limit: 'tracking',
  body: heartbeatRequest,
  problems: ['trackingOff'],
});

export const reportVisitEvent = call({
  method: 'POST',
  path: '/api/shop/:shop/tracking/event',
  summary: 'Count an event of a guest who has consented',
  caller: 'guest',
  limit: 'tracking',
  body: visitEvent,
  problems: ['trackingOff'],
});

export const forgetVisits = call({
  method: 'POST',
  path: '/api/shop/:shop/tracking/forget',
  summary: 'Delete the visits of a guest who has withdrawn their consent',
  caller: 'guest',
  limit: 'tracking',
  body: forgetRequest,
});

export const countPage = call({
  method: 'POST',
  path: '/api/shop/:shop/tracking/page',
  summary: 'Count a page view without any id',
  caller: 'guest',
  limit: 'tracking',
  body: pageView,
});

export const reportBrowser = call({
  method: 'POST',
  path: '/api/platform/browser-report',
  summary: 'Report an error, a failed load or a web vital of a browser, without personal data',
  caller: 'guest',
  limit: 'browserReport',
  body: browserReport,
});

export const getVisitFigures = call({
  method: 'GET',
  path: '/api/office/shop/:shop/visit-figures',
  summary: 'Get how often pages were viewed in the last days, and the visits of guests who have consented',
  caller: 'staff',
  area: 'books',
  query: visitPeriod,
  answer: visitFigures,
});
