import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OWN_FILES } from '../../tools/release/own-files.ts';
import { committedFiles, linesWith } from './committed-files.ts';

const MACHINE_PATH = /(?:^|[\s"'`(=:])\/(?:work|root|home|Users)\//;
const PACKAGE_HOST = /https?:\/\/[^\s"'/]*(?:registry|npmjs|artifact|verdaccio|nexus)/;
const SWITCHED_OFF = /(?:oxlint|eslint|biome|prettier|knip)-(?:disable|ignore)|@ts-(?:ignore|expect-error|nocheck)/;
const COMMAND = /npm run ([a-z][\w:-]*)/g;

const sources = committedFiles(/\.(ts|tsx|mjs|css|json|yml|sh)$|^\.ci\//);
const documents = committedFiles(/^(README|CONTRIBUTING|CHANGELOG)\.md$|^docs\/.*\.md$/);

describe('all committed files', () => {
  it('contain no machine-specific path and no package registry host', () => {
    const everything = [...sources, ...documents];
    expect([...linesWith(MACHINE_PATH, everything), ...linesWith(PACKAGE_HOST, everything)]).toEqual([]);
  });

  it('disable no lint rule', () => {
    const code = sources.filter(
      ({ path }) => /\.(ts|tsx|mjs)$/.test(path) && path !== 'tests/rules/committed-files.test.ts',
    );
    expect(linesWith(SWITCHED_OFF, code)).toEqual([]);
  });
});

describe('the documents', () => {
  const scripts: Record<string, string> = JSON.parse(
    sources.find(({ path }) => path === 'package.json')?.text ?? '{}',
  ).scripts;

  it('name only existing commands', () => {
    // The specification also names commands of issues that are still open.
    const ours = documents.filter(({ path }) => !path.startsWith('docs/specification/'));
    const named = ours.flatMap(({ path, text }) =>
      Array.from(text.matchAll(COMMAND), ([, command = '']) => ({ path, command })),
    );
    expect(named.filter(({ command }) => !(command in scripts))).toEqual([]);
  });

  const links = documents.flatMap(({ path, text }) =>
    Array.from(text.matchAll(/\]\((?!\w+:|#)([^)#\s]+)/g), ([, link = '']) => ({
      path,
      target: join(dirname(path), link),
    })),
  );

  it('link only to existing files', () => {
    expect(links.filter(({ target }) => !existsSync(target))).toEqual([]);
  });

  it('of the release link only to files of the release', () => {
    const isReleased = (path: string): boolean => OWN_FILES.some((own) => path === own || path.startsWith(`${own}/`));
    const lost = links.filter(({ path, target }) => isReleased(path) && !isReleased(target));
    expect(lost).toEqual([]);
  });

  it('name only existing files and folders', () => {
    const spans = documents.flatMap(({ path, text }) =>
      Array.from(
        text.matchAll(/`((?:packages|apps|tools|tests|docs|demo|bench)\/[^`\s{}*<>…]*)`/g),
        ([, named = '']) => ({ path, named }),
      ),
    );
    expect(spans.filter(({ named }) => !existsSync(named))).toEqual([]);
  });

  it('give each decision a number of its own', () => {
    const numbers = documents.flatMap(({ path }) => /^docs\/decisions\/(\d{3})-/.exec(path)?.[1] ?? []);
    expect(numbers.filter((number, place) => numbers.indexOf(number) !== place)).toEqual([]);
  });

  it('are about commands whose files exist', () => {
    const files = Object.values(scripts).flatMap((script) => /\S+\.ts$/.exec(script) ?? []);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
