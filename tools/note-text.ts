import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where `npm test` collects which texts of the specification its pages have shown; undefined: it does not. */
export const SHOWN_TEXTS = process.env['SHOWN_TEXTS'];

export function noteText(text: string): void {
  if (SHOWN_TEXTS !== undefined) appendFileSync(join(SHOWN_TEXTS, `${process.pid}.txt`), `${text}\n`);
}
