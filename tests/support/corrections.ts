import { readFileSync } from 'node:fs';

/** Words that S1 or S2 quote with a mistake, beside the corrected ones: the first table of docs/specification/README.md. */
export interface Correction {
  /** 'S1 §2' */
  readonly source: string;
  readonly quoted: string;
  readonly corrected: string;
}

const ROW = /^\| (S[12] §\d) \| (.+) \| (.+) \|$/gm;
const README = new URL('../../docs/specification/README.md', import.meta.url);
const [, list = ''] = readFileSync(README, 'utf8').split('| Source | Quoted | Corrected |');

export const CORRECTIONS: readonly Correction[] = Array.from(
  (list.split('\n\n')[0] ?? '').matchAll(ROW),
  ([, source = '', quoted = '', corrected = '']) => ({ source, quoted, corrected }),
);

/** A quoted text as the shop says it. */
export const correct = (text: string): string =>
  CORRECTIONS.reduce((left, { quoted, corrected }) => left.replace(quoted, corrected), text);
