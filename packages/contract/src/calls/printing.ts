import { z } from 'zod';
import {
  browserJob,
  jobsToMove,
  movedJobs,
  printedOrder,
  newPrinter,
  printDecision,
  printer,
  printerRequest,
  printers,
  printerWithAddress,
} from '../office/index.ts';
import { call, file } from './call.ts';

const PRINTERS_PATH = '/api/office/shop/:shop/printers';

export const listPrinters = call({
  method: 'GET',
  path: PRINTERS_PATH,
  summary: 'List the printers, and the print jobs that a person has to decide about',
  caller: 'staff',
  area: ['desk', 'shop'],
  answer: printers,
});

export const addPrinter = call({
  method: 'POST',
  path: PRINTERS_PATH,
  summary: 'Add a printer; returns the address for its settings once',
  caller: 'staff',
  area: 'shop',
  body: newPrinter,
  answer: printerWithAddress,
  status: 201,
  problems: ['tooManyPrinters', 'printerAddressRefused'],
});

export const savePrinter = call({
  method: 'PUT',
  path: '/api/office/shop/:shop/printers/:printer',
  summary: 'Change what a printer prints and how',
  caller: 'staff',
  area: 'shop',
  body: printerRequest,
  answer: printer,
  problems: ['printerUnknown', 'printerAddressRefused'],
});

export const removePrinter = call({
  method: 'DELETE',
  path: '/api/office/shop/:shop/printers/:printer',
  summary: 'Remove a printer with its jobs',
  caller: 'staff',
  area: 'shop',
  problems: ['printerUnknown'],
});

export const changePrinterAddress = call({
  method: 'POST',
  path: '/api/office/shop/:shop/printers/:printer/address',
  summary: 'Replace the address of a printer; the previous one ends at once',
  caller: 'staff',
  area: 'shop',
  answer: printerWithAddress,
  problems: ['printerUnknown'],
});

export const testPrinter = call({
  method: 'POST',
  path: '/api/office/shop/:shop/printers/:printer/test',
  summary: 'Print a test slip',
  caller: 'staff',
  area: ['desk', 'shop'],
  limit: 'document',
  problems: ['printerUnknown'],
});

export const printOrder = call({
  method: 'POST',
  path: '/api/office/shop/:shop/orders/:orderId/print',
  summary: 'Print the slips of an order once more, at the printers that print such slips',
  caller: 'staff',
  area: 'desk',
  answer: printedOrder,
  problems: ['orderUnknown'],
});

export const movePrintJobs = call({
  method: 'POST',
  path: '/api/office/shop/:shop/printers/:printer/move',
  summary: 'Move the slips that wait for a printer to another printer',
  caller: 'staff',
  area: ['desk', 'shop'],
  access: 'write',
  body: jobsToMove,
  answer: movedJobs,
  problems: ['printerUnknown'],
});

export const decidePrintJob = call({
  method: 'POST',
  path: '/api/office/shop/:shop/print-jobs/:job',
  summary: 'Say that a job is printed, print it once more as a new job, or discard it',
  caller: 'staff',
  area: ['desk', 'shop'],
  body: printDecision,
  problems: ['printJobUnknown'],
});

export const takeBrowserJob = call({
  method: 'POST',
  path: '/api/office/shop/:shop/printers/:printer/take',
  summary: 'Take the next job of a browser that prints',
  caller: 'staff',
  area: 'desk',
  needsGuests: true,
  answer: browserJob,
  problems: ['printerUnknown'],
});

/** A printer asks in its own format, and is answered in it: Star CloudPRNT. */
const STAR_PATH = '/api/print/star/:token';

export const pollStar = call({
  method: 'POST',
  path: STAR_PATH,
  summary: 'Star CloudPRNT: a printer asks whether there is a job',
  caller: 'provider',
  limit: 'printer',
  kind: 'file',
  problems: ['printerUnknown'],
});

export const fetchStar = file({
  path: STAR_PATH,
  summary: 'Star CloudPRNT: a printer fetches a job',
  caller: 'provider',
  limit: 'printer',
  query: z.object({ type: z.string().max(200).default(''), token: z.string().max(200).default('') }),
  problems: ['printerUnknown', 'printJobUnknown', 'unsupportedMediaType'],
});

export const confirmStar = call({
  method: 'DELETE',
  path: STAR_PATH,
  summary: 'Star CloudPRNT: a printer says what has become of a job',
  caller: 'provider',
  limit: 'printer',
  kind: 'file',
  query: z.object({ code: z.string().max(200).default(''), token: z.string().max(200).default('') }),
  problems: ['printerUnknown'],
});

export const callEpson = call({
  method: 'POST',
  path: '/api/print/epson/:token',
  summary: 'Epson Server Direct Print: a printer asks for a job, or says what has become of one',
  caller: 'provider',
  limit: 'printer',
  kind: 'file',
  bodySize: 'message',
  problems: ['printerUnknown'],
});
