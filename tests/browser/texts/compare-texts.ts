// After all stories: every text that the specification quotes was shown on a page.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { IN_WORDS_ONLY, LITERAL_TEXTS } from './literal-texts.ts';

const folder = process.env['SHOWN_TEXTS'] ?? '';
const files = await readdir(folder);
const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
const shown = new Set(contents.flatMap((content) => content.split('\n').filter(Boolean)));
const missing = LITERAL_TEXTS.filter(({ text }) => !shown.has(text) && !IN_WORDS_ONLY.includes(text));
const needless = IN_WORDS_ONLY.filter((text) => shown.has(text));

process.stdout.write(`${LITERAL_TEXTS.length} texts quoted, ${shown.size} shown\n`);
for (const { text, source } of missing) process.stdout.write(`shown by no story: ${source}: ${text}\n`);
for (const text of needless) process.stdout.write(`shown, so take it from IN_WORDS_ONLY: ${text}\n`);
if (missing.length + needless.length > 0) process.exitCode = 1;
