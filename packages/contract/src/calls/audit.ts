import { auditEntries, auditRequest } from '../office/index.ts';
import { call, file } from './call.ts';

export const readAuditLog = call({
  method: 'POST',
  path: '/api/office/shop/:shop/audit-log',
  summary: 'Read who changed what: changes by staff, API keys and commands, newest first',
  caller: 'staff',
  area: 'people',
  access: 'read',
  body: auditRequest,
  answer: auditEntries,
});

export const exportAuditLog = file({
  path: '/api/office/shop/:shop/audit-log.csv',
  summary: 'Download the audit log as CSV',
  caller: 'staff',
  area: 'people',
});

export const exportAuditWorkbook = file({
  path: '/api/office/shop/:shop/audit-log.xlsx',
  summary: 'Download the audit log as a workbook',
  caller: 'staff',
  area: 'people',
  limit: 'document',
});
