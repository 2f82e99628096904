import { electronicCorrection, electronicInvoices } from '../office/index.ts';
import { invoiceBuyer } from '../shop/index.ts';
import { call, file } from './call.ts';

const ORDER = '/api/office/shop/:shop/orders/:orderId/electronic-invoices';

export const listElectronicInvoices = call({
  method: 'GET',
  path: ORDER,
  summary: 'List the e-invoices of an order, with the company that they name',
  caller: 'staff',
  area: 'invoices',
  answer: electronicInvoices,
  problems: ['orderUnknown'],
});

export const issueElectronicInvoice = call({
  method: 'POST',
  path: ORDER,
  summary: 'Issue the e-invoice of an order for a guest; the first company that is named stays',
  caller: 'staff',
  area: 'invoices',
  limit: 'document',
  body: invoiceBuyer,
  answer: electronicInvoices,
  problems: ['orderUnknown', 'electronicInvoiceHindered'],
});

export const correctElectronicInvoice = call({
  method: 'POST',
  path: `${ORDER}/correct`,
  summary: 'Take an e-invoice back and issue another one with the right company, and mail both; once for each key',
  caller: 'staff',
  area: 'invoices',
  limit: 'document',
  body: electronicCorrection,
  answer: electronicInvoices,
  problems: [
    'orderUnknown',
    'electronicInvoiceHindered',
    'electronicInvoiceReplaced',
    'electronicInvoiceUnchanged',
    'idempotencyKeyReused',
  ],
});

export const mailElectronicInvoice = call({
  method: 'POST',
  path: `${ORDER}/:number/mail`,
  summary: 'Mail an e-invoice to the address that it names',
  caller: 'staff',
  area: 'invoices',
  limit: 'document',
  problems: ['electronicInvoiceUnknown'],
});

export const downloadElectronicInvoice = file({
  path: `${ORDER}/:number/xrechnung.xml`,
  summary: 'Download an e-invoice as XRechnung',
  caller: 'staff',
  area: 'invoices',
  limit: 'document',
  problems: ['electronicInvoiceUnknown'],
});
