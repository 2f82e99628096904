import type { ImportNote, ReadingAnswer, readingRequest } from '@tischlein/contract/office';
import { fail, ok, type Result } from '@tischlein/domain';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { toColumnAnswers } from './column-answers.ts';
import { type PageProblem, readPage } from './read-page.ts';
import type { TableAnswers } from './table.ts';
import { readWithinLimits } from './read-within-limits.ts';
import { NO_ROWS } from './row-balance.ts';
import type { FileProblem } from './file-problem.ts';
import { PDF } from './read-pdf.ts';
import type { SourceReading } from './read-source.ts';

type Request = z.output<typeof readingRequest>;

/** Why nothing could be read; `details` name the places. */
interface ReadingProblem {
  readonly code: FileProblem['code'] | PageProblem;
  readonly details: readonly string[];
}

/** Reads a menu for the wizard with what the merchant has answered so far; writes nothing. */
export async function readImport(
  deps: Pick<Deps, 'webhookGuard'>,
  request: Request,
): Promise<Result<ReadingAnswer, ReadingProblem>> {
  const answers = {
    columns: toColumnAnswers(request.columns),
    words: new Map(request.words.map(({ word, declarations }) => [word, declarations])),
  };
  const reading = await readFrom(deps, request.source, answers);
  if (!reading.ok) return reading;
  const { encoding, system, columns, read } = reading.value;
  const isUnmapped = !read.ok && columns.length > 0 && UNMAPPED.has(read.problem.code);
  const source = { encoding, system, columns };
  if (isUnmapped) return ok({ ...source, ...NOTHING_READ });
  if (!read.ok) return read;
  const { format, balance, menu, notes, pictureAddresses } = read.value;
  return ok({
    format: system === PDF ? 'pdf' : request.source.kind === 'page' ? 'page' : format,
    ...source,
    found: balance.taken + balance.refused.length,
    rows: balance,
    menu,
    notes: [...notes],
    pictures: [...pictureAddresses].map(([dish, address]) => ({ dish, address })),
    words: format === 'table' ? listWords(notes) : [],
  });
}

const NOTHING_READ: Omit<ReadingAnswer, 'encoding' | 'system' | 'columns'> = {
  format: 'table',
  found: 0,
  rows: NO_ROWS,
  menu: null,
  notes: [],
  pictures: [],
  words: [],
};

/** The merchant says what the columns are. */
const UNMAPPED: ReadonlySet<FileProblem['code']> = new Set(['noColumns', 'noDishes', 'priceColumnsUnclear']);

async function readFrom(
  { webhookGuard: guard }: Pick<Deps, 'webhookGuard'>,
  source: Request['source'],
  answers: TableAnswers,
): Promise<Result<SourceReading, ReadingProblem>> {
  if (source.kind === 'file') {
    const from = { fileName: source.fileName, bytes: Buffer.from(source.content, 'base64') };
    return ok(await readWithinLimits({ from, answers }));
  }
  const page = await readPage(source.url, { guard, answers });
  return page.ok ? page : fail({ code: page.problem, details: [] });
}

/** Single words; what is said in several words is not asked for, and stays unknown. */
const WORD = /^[^\s,;]{1,40}$/;

function listWords(notes: readonly ImportNote[]): ReadingAnswer['words'] {
  const words = new Map<string, string[]>();
  for (const { code, where, value } of notes) {
    if (code !== 'declarationUnknown' && code !== 'legendMissing') continue;
    for (const word of value.split(', ').filter((each) => WORD.test(each)))
      words.set(word, [...(words.get(word) ?? []), where]);
  }
  return [...words].map(([word, dishes]) => ({ word, dishes }));
}
