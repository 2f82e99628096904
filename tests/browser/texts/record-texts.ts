import type { BrowserContext } from '@playwright/test';
import { LITERAL_TEXTS } from './literal-texts.ts';
import { noteText, SHOWN_TEXTS } from '../../../tools/note-text.ts';
import { toPattern } from './to-pattern.ts';
import { watchPage } from './watch-page.ts';

// Of this worker: later stories look only for the rest.
const shown = new Set<string>();

/** Notes which texts of the specification the pages of this browser show. */
export async function recordTexts(context: BrowserContext): Promise<void> {
  const missing = LITERAL_TEXTS.map(({ text }) => text).filter((text) => !shown.has(text));
  if (SHOWN_TEXTS === undefined || missing.length === 0) return;
  await context.exposeBinding('noteShownText', (_source, text: string) => note(text));
  await context.addInitScript(
    watchPage,
    missing.map((text) => ({ text, pattern: toPattern(text) })),
  );
}

function note(text: string): void {
  if (!shown.has(text)) noteText(text);
  shown.add(text);
}
