import type { PersonalEntry } from '@tischlein/domain/guests';
import {
  describeKept,
  describePersonalFacts,
  type FormatInstant,
  PERSONAL_PAGE,
  PERSONAL_PART_NAMES,
} from '@tischlein/wording';
import { escapeHtml } from './escape-html.ts';

interface PersonalPage {
  readonly title: string;
  readonly sections: readonly { readonly title: string; readonly entries: readonly PersonalEntry[] }[];
  readonly madeAt: string;
}

/** Everything stored about a person as a page to keep and to print. */
export function writePersonalPage({ title, sections, madeAt }: PersonalPage, formatInstant: FormatInstant): string {
  const body = sections.map((section) => {
    const parts = [...Map.groupBy(section.entries, ({ part }) => part)].map(
      ([part, entries]) =>
        `<h3>${escapeHtml(PERSONAL_PART_NAMES[part])}</h3>${entries.map((entry) => writeEntry(entry, formatInstant)).join('')}`,
    );
    return `<h2>${escapeHtml(section.title)}</h2>${parts.join('')}`;
  });
  return `<!doctype html><html lang="de"><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}</style><h1>${escapeHtml(title)}</h1><p>${escapeHtml(PERSONAL_PAGE.madeAt(formatInstant(madeAt)))}</p>${body.join('')}</html>`;
}

const STYLE =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:12rem 1fr;gap:.1rem 1rem;border-top:1px solid #ccc;padding-top:.6rem;break-inside:avoid}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}';

const writeEntry = (entry: PersonalEntry, formatInstant: FormatInstant): string => {
  const facts = describePersonalFacts(entry, formatInstant);
  const rows = entry.kept ? [...facts, { name: PERSONAL_PAGE.kept, value: describeKept(entry.kept) }] : facts;
  return `<dl>${rows.map(({ name, value }) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`;
};
