import type { ImportNote, ReadingAnswer, readingRequest } from '@tischlein/contract/office';
import { fail, ok, type Result } from '@tischlein/domain';
import type { z } from 'zod';
import type { Deps } from '../deps.ts';
import { toColumnAnswers } from './column-answers.ts';
import { fetchMenuPage, type PageProblem } from './fetch-menu-page.ts';
import { readWithinLimits } from './read-within-limits.ts';
import type { FileProblem } from './read-shop-file.ts';
import type { Source } from './read-source.ts';

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
  const opened = await openSource(deps, request.source);
  if (!opened.ok) return opened;
  const { encoding, columns, read } = await readWithinLimits({
    from: opened.value,
    answers: {
      columns: toColumnAnswers(request.columns),
      words: new Map(request.words.map(({ word, declarations }) => [word, declarations])),
    },
  });
  const isUnmapped = !read.ok && columns.length > 0 && UNMAPPED.has(read.problem.code);
  if (isUnmapped) return ok({ format: 'table', encoding, found: 0, columns, menu: null, notes: [], words: [] });
  if (!read.ok) return read;
  const { format, found, menu, notes } = read.value;
  return ok({
    format: request.source.kind === 'page' ? 'page' : format,
    encoding,
    found,
    columns,
    menu,
    notes: [...notes],
    words: format === 'table' ? listWords(notes) : [],
  });
}

/** The merchant says what the columns are. */
const UNMAPPED: ReadonlySet<FileProblem['code']> = new Set(['noColumns', 'noDishes', 'priceColumnsUnclear']);

async function openSource(
  { webhookGuard }: Pick<Deps, 'webhookGuard'>,
  source: Request['source'],
): Promise<Result<Source['from'], ReadingProblem>> {
  if (source.kind === 'file') return ok({ fileName: source.fileName, bytes: Buffer.from(source.content, 'base64') });
  const page = await fetchMenuPage(source.url, webhookGuard);
  return page.ok
    ? ok({ kind: 'sheets', sheets: [page.value], encoding: null })
    : fail({ code: page.problem, details: [] });
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
