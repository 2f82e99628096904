import { type Declaration, listKinds } from '@tischlein/domain/menu';
import { type Legend, NO_LEGEND } from './legend-codes.ts';
import { readDeclarations } from './read-declarations.ts';

/** An entry of a legend as written. */
export interface LegendEntry {
  readonly code: string;
  readonly text: string;
}

const MANY_KINDS = 4;

/** Reads the meaning of each code; entries that contradict each other, or are not understood, are null. */
export function readLegend(entries: readonly LegendEntry[]): Legend {
  const legend = new Map<string, readonly Declaration[] | null>();
  for (const { code, text } of entries) {
    const declared = readEntry(text);
    const before = legend.get(code);
    const isSame = before === undefined || JSON.stringify(before) === JSON.stringify(declared);
    legend.set(code, isSame ? declared : null);
  }
  return legend;
}

function readEntry(text: string): readonly Declaration[] | null {
  const { declared, unknown, codes, hints } = readDeclarations(text, NO_LEGEND);
  if (unknown.length > 0 || codes.length > 0) return null;
  if (declared.length === 0) return hints.length > 0 ? [] : null;
  // 'Glutenhaltiges Getreide (Weizen, Roggen, Gerste, Hafer …)' explains the group and names no kind.
  const groups = (['gluten', 'nuts'] as const).filter((group) => {
    const kinds = listKinds(group).slice(1);
    return declared.filter((declaration) => kinds.includes(declaration)).length >= MANY_KINDS;
  });
  const explained = new Set(groups.flatMap(listKinds));
  return [...groups, ...declared.filter((declaration) => !explained.has(declaration))];
}

const ENTRY = /^\s*[([]?\s*([a-zA-Z]{1,3}\d{0,2}|\d{1,2}[a-z]?)\s*[)\]]?\s*(?:[=:–—-]|\)|(?<=\))\s)\s*(\S.*)$/s;
const NEXT_ENTRY = /[,;|\n]\s*(?=[([]?(?:[a-zA-Z]{1,3}\d{0,2}|\d{1,2}[a-z]?)\s*(?:[)\]]\s*[=:–—-]?|[=:–—])\s*\S)/;

/** 'A = Gluten, B = Krebstiere' → its entries; empty if the text is no legend. */
export function splitLegend(text: string): readonly LegendEntry[] {
  const parts = text
    .replace(/^\s*(?:legende|allergene|zusatzstoffe|legend|allergens|additives)\s*:\s*/i, '')
    .split(NEXT_ENTRY);
  const entries = parts.map((part) => {
    const [, code, meaning] = ENTRY.exec(part) ?? [];
    return code && meaning ? { code, text: meaning.trim() } : null;
  });
  return entries.every((entry) => entry !== null) ? entries : [];
}
