import type { PrinterProblem } from '@tischlein/contract/office';
import { z } from 'zod';

const pollBody = z.object({
  statusCode: z.string().nullish(),
  printingInProgress: z.boolean().nullish(),
});

export interface StarPoll {
  readonly isPrinting: boolean;
  readonly problem: PrinterProblem | null;
}

/** Reads what a Star printer posts; every field is optional. */
export function readStarPoll(body: string): StarPoll {
  const { statusCode, printingInProgress } = pollBody.catch({}).parse(parseJson(body));
  return { isPrinting: printingInProgress === true, problem: readProblem(statusCode ?? '') };
}

/** Whether the result of a job says that it was printed: '200 OK', '211 OK Paper low', also URL-encoded. */
export const isStarSuccess = (code: string): boolean => /^(?:2\d\d|ok)/i.test(code.trim());

function readProblem(statusCode: string): PrinterProblem | null {
  const code = Number.parseInt(statusCode, 10);
  if (Number.isNaN(code) || code < 400) return null;
  if (code === 420) return 'cover';
  return code >= 410 && code < 420 ? 'paper' : 'error';
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}
