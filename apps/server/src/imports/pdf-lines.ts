/** A piece of text of a PDF with its place; y grows upwards. */
export interface PdfPart {
  readonly text: string;
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** Pieces of a line that stand close together. */
export interface PdfRun {
  readonly text: string;
  readonly x: number;
  readonly end: number;
  readonly size: number;
}

export interface PdfLine {
  readonly page: number;
  readonly y: number;
  readonly runs: readonly PdfRun[];
}

const SAME_LINE = 0.5;
/** A gap of so many letters is one between columns. */
const GAP = 1.2;
const WORD_GAP = 0.15;
const OVERLAP = 0.3;

/** Joins pieces to lines from top to bottom, each with its runs from left to right. */
export function joinLines(parts: readonly PdfPart[]): readonly PdfLine[] {
  const filled = parts.filter(({ text }) => text.trim() !== '');
  return [...Map.groupBy(filled, ({ page }) => page)].flatMap(([page, own]) => {
    const lines: PdfPart[][] = [];
    for (const part of own.toSorted((left, right) => right.y - left.y)) {
      const line = lines.at(-1);
      const first = line?.[0];
      if (line && first && Math.abs(first.y - part.y) <= Math.max(first.size, part.size, 1) * SAME_LINE)
        line.push(part);
      else lines.push([part]);
    }
    return lines.map((line) => ({ page, y: line[0]?.y ?? 0, runs: joinRuns(line) }));
  });
}

function joinRuns(line: readonly PdfPart[]): readonly PdfRun[] {
  const runs: PdfRun[] = [];
  for (const { text, x, width, size } of line.toSorted((left, right) => left.x - right.x)) {
    const before = runs.at(-1);
    const gap = before ? x - before.end : 0;
    // Text that overlaps is in another column.
    const isApart = gap > Math.max(size, 1) * GAP || gap < -Math.max(size, 1) * OVERLAP;
    if (!before || isApart) runs.push({ text, x, end: x + width, size });
    else {
      const joined = `${before.text}${gap > size * WORD_GAP ? ' ' : ''}${text}`;
      runs[runs.length - 1] = { ...before, text: joined, end: x + width, size: Math.max(before.size, size) };
    }
  }
  return runs.map((run) => ({ ...run, text: run.text.replaceAll(/\s+/g, ' ').trim() }));
}
