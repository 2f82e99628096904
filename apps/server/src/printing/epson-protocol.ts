import type { PrinterProblem } from '@tischlein/contract/office';

interface EpsonResult {
  /** '': the version 1.00 names no job. */
  readonly jobId: string;
  readonly isPrinted: boolean;
}

export type EpsonCall =
  | { readonly type: 'GetRequest' }
  | { readonly type: 'SetResponse'; readonly results: readonly EpsonResult[] }
  | { readonly type: 'SetStatus'; readonly problem: PrinterProblem | null }
  | { readonly type: 'unknown' };

/** Reads what an Epson printer posts as a form. */
export function readEpsonCall(body: string): EpsonCall {
  const form = new URLSearchParams(body);
  const type = form.get('ConnectionType');
  if (type === 'GetRequest') return { type };
  if (type === 'SetResponse') return { type, results: readResults(form.get('ResponseFile') ?? '') };
  if (type === 'SetStatus') return { type, problem: readStatus(form.get('Status') ?? '') };
  return { type: 'unknown' };
}

/** The printer is still at it; another answer follows. */
const UNDER_WAY = new Set(['Printing', 'JobSpooling']);

function readResults(xml: string): EpsonResult[] {
  return xml.split(/<ePOSPrint\b/).flatMap((part) => {
    const [, attributes] = /<response\b([^>]*)>/.exec(part) ?? [];
    if (attributes === undefined || UNDER_WAY.has(readAttribute(attributes, 'code'))) return [];
    const [, jobId = ''] = /<printjobid>\s*([\w.-]{1,30})\s*<\/printjobid>/.exec(part) ?? [];
    return [{ jobId, isPrinted: ['true', '1'].includes(readAttribute(attributes, 'success')) }];
  });
}

const NO_PAPER = 0x80000;
const COVER_OPEN = 0x20;
// No answer, offline, mechanical, cutter, unrecoverable.
const BROKEN = 0x1 | 0x8 | 0x400 | 0x800 | 0x2000;

function readStatus(xml: string): PrinterProblem | null {
  const bits = Number.parseInt(readAttribute(xml, 'asbstatus'), 16);
  if (Number.isNaN(bits)) return null;
  if (bits & NO_PAPER) return 'paper';
  if (bits & COVER_OPEN) return 'cover';
  return bits & BROKEN ? 'error' : null;
}

const readAttribute = (xml: string, name: string): string => new RegExp(`\\b${name}="([^"]*)"`).exec(xml)?.[1] ?? '';
