import { describe, expect, it } from 'vitest';
import { committedFiles, linesWith } from './committed-files.ts';

const EFFECT = /\buse(?:Layout)?Effect\(/;
const TIMER = /\bset(?:Timeout|Interval)\(/;

const code = committedFiles(/^(apps\/(storefront|office)|packages\/ui)\/.*\.tsx?$/).filter(
  ({ path }) => !/\.test\.tsx?$/.test(path),
);
const pages = code.filter(({ path }) => path.startsWith('apps/'));

// docs/style.md, rule 30: values are derived while rendering, server data come from remotes.
describe('storefront and office', () => {
  it('have at most 35 effects', () => {
    expect(pages).not.toHaveLength(0);
    expect(linesWith(EFFECT, pages).slice(35)).toEqual([]);
  });

  it('have at most 11 timers of their own', () => {
    expect(linesWith(TIMER, pages).slice(11)).toEqual([]);
  });

  // Its tries are bounded and a boundary says so in the end.
  it('load late parts by one helper', () => {
    const files = linesWith(/\blazy\(|from 'react';.*\blazy\b|\blazy\b.*from 'react'/, code).map(
      (line) => line.split(':', 1)[0],
    );
    expect([...new Set(files)]).toEqual(['packages/ui/src/late.tsx']);
  });

  it('open event streams in one file', () => {
    const files = linesWith(/\bnew EventSource\b/, code).map((line) => line.split(':', 1)[0]);
    expect(files).toEqual(['packages/ui/src/open-stream.ts']);
  });
});
