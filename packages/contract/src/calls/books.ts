import { z } from 'zod';
import { dayOverview, dayOverviews, monthlyMail, report, reportQuery, reportTable } from '../office/index.ts';
import { calendarDate } from '../wire-values.ts';
import { call, file } from './call.ts';

export const getReport = call({
  method: 'GET',
  path: '/api/office/shop/:shop/report',
  summary: 'Get the figures of a period beside those of the period before',
  caller: 'staff',
  area: 'books',
  forOverseers: true,
  query: reportQuery,
  answer: report,
});

export const exportReport = file({
  path: '/api/office/shop/:shop/report.xlsx',
  summary: 'Export the figures of a period as a workbook',
  caller: 'staff',
  area: 'books',
  forOverseers: true,
  limit: 'document',
  query: reportQuery,
});

export const exportReportCsv = file({
  path: '/api/office/shop/:shop/report.csv',
  summary: 'Export one table of the figures of a period as CSV',
  caller: 'staff',
  area: 'books',
  forOverseers: true,
  query: reportQuery.safeExtend({ table: reportTable.default('days') }),
});

export const listDayOverviews = call({
  method: 'GET',
  path: '/api/office/shop/:shop/day-overviews',
  summary: 'List the daily overviews of a period, the latest first; by default the latest hundred',
  caller: 'staff',
  area: 'books',
  query: z.object({ from: calendarDate.optional(), to: calendarDate.optional() }),
  answer: dayOverviews,
});

const day = { day: calendarDate };

export const getDayOverview = call({
  method: 'GET',
  path: '/api/office/shop/:shop/day-overviews/:day',
  summary: 'Get the overview of a day; of today as it is now, without a number',
  caller: 'staff',
  area: 'books',
  params: day,
  answer: dayOverview,
  problems: ['dayOverviewUnknown'],
});

export const getDayOverviewPdf = file({
  path: '/api/office/shop/:shop/day-overviews/:day/pdf',
  summary: 'Get the overview of a day as a PDF',
  caller: 'staff',
  area: 'books',
  limit: 'document',
  params: day,
  problems: ['dayOverviewUnknown'],
});

const month = z.object({
  /** 'YYYY-MM'; absent: the last month. */
  month: z
    .string()
    .regex(/^20\d{2}-(?:0[1-9]|1[0-2])$/)
    .optional(),
});

export const exportDatev = file({
  path: '/api/office/shop/:shop/datev.csv',
  summary: 'Export the bookings of a month in the format of DATEV (EXTF Buchungsstapel)',
  caller: 'staff',
  area: 'books',
  limit: 'document',
  query: month,
  problems: ['bookkeepingIncomplete'],
});

export const exportArchive = file({
  path: '/api/office/shop/:shop/archive.zip',
  summary: 'Export all documents of a month with an index as a ZIP',
  caller: 'staff',
  area: 'books',
  needsGuests: true,
  limit: 'document',
  query: month,
});

const MONTHLY_PATH = '/api/office/shop/:shop/monthly-mail';

export const getMonthlyMail = call({
  method: 'GET',
  path: MONTHLY_PATH,
  summary: 'Get whether the signed-in person gets the figures of each month by mail',
  caller: 'staff',
  area: 'books',
  forPeople: true,
  answer: monthlyMail,
});

export const setMonthlyMail = call({
  method: 'PUT',
  path: MONTHLY_PATH,
  summary: 'Order or cancel the mail with the figures of each month, for the signed-in person',
  caller: 'staff',
  area: 'books',
  forPeople: true,
  access: 'read',
  body: monthlyMail,
});
