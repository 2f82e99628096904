import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { committedFiles, linesWith } from './committed-files.ts';

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')));

// Decision 084.
describe('every way to start', () => {
  it('is one plain command', () => {
    const plain = /^(?:exec )?node (?:tools\/link-node\.mjs|tools\/run\.mjs \S+\.ts)$/;
    expect(Object.values(scripts).filter((script) => !plain.test(script))).toEqual([]);
  });

  it('passes no flags of V8 and no settings of the C library: apps/server/src/v8-flags.ts sets the flags of the server', () => {
    // The build and the runner of the tests are other programs; their files say why.
    const others = [
      'apps/server/src/v8-flags.ts',
      'tools/build.ts',
      'vitest.config.ts',
      'tests/rules/plain-start.test.ts',
    ];
    const files = committedFiles(/^(?!docs\/|CHANGELOG|package-lock)/).filter(({ path }) => !others.includes(path));
    const flags = /MALLOC_ARENA_MAX|--(?:max-(?:semi|old)-space-size|heap-growing-percent|optimize-for-size)/;
    expect(linesWith(flags, files)).toEqual([]);
  });
});
