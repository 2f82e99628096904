// node tools/run.mjs tools/draw-house.ts: draws the picture at the beginning of docs/house.md; tests/rules compares it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { z } from 'zod';

const HOUSE = 'docs/house.md';
const PICTURE = /```mermaid\n[^]*?```\n/;

const packageFile = z.object({ dependencies: z.record(z.string(), z.string()) }).partial();

/** The picture that docs/house.md shows. */
export const findPicture = (): string => PICTURE.exec(readFileSync(HOUSE, 'utf8'))?.[0] ?? '';

/** Apps and packages with their imports, as their package.json files say. */
export function drawHouse(): string {
  const apps = listFolders('apps');
  const packages = listFolders('packages');
  return [
    '```mermaid',
    'flowchart TB',
    ...drawGroup('apps', apps),
    ...drawGroup('packages', packages),
    '  storefront & office -. calls and events over HTTP .-> server',
    ...[...apps, ...packages].flatMap(drawImports),
    '```\n',
  ].join('\n');
}

const listFolders = (root: string): readonly string[] => globSync(`${root}/*/package.json`).map(dirname).toSorted();

const drawGroup = (name: string, folders: readonly string[]): readonly string[] => [
  `  subgraph ${name}`,
  ...folders.map((folder) => `    ${basename(folder)}`),
  '  end',
];

function drawImports(folder: string): readonly string[] {
  const { dependencies = {} } = packageFile.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@tischlein/'));
  return names.length === 0 ? [] : [`  ${basename(folder)} --> ${names.map((name) => basename(name)).join(' & ')}`];
}

if (import.meta.main) writeFileSync(HOUSE, readFileSync(HOUSE, 'utf8').replace(PICTURE, drawHouse()));
