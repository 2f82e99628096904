// node tools/run.mjs tools/draw-house.ts: writes the pictures and the tables of rooms in docs/house.md; tests/rules compares them.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { z } from 'zod';
import type { House } from './rooms/house.ts';
import { HOUSES, listLayers } from './rooms/houses.ts';
import { SERVER } from './rooms/server.ts';

const HOUSE = 'docs/house.md';

const packageFile = z.object({ dependencies: z.record(z.string(), z.string()) }).partial();

export const readHouse = (): string => readFileSync(HOUSE, 'utf8');

/** The page with what it draws: between a comment `drawn: name` and `end`, by name. */
export function drawHouse(page: string): string {
  const parts = new Map([
    ['packages', drawPackages()],
    ['server', drawRooms(SERVER)],
    ...HOUSES.map((house) => [house.folder, listRooms(house)] as const),
  ]);
  return page.replaceAll(/<!-- drawn: (\S+) -->\n[^]*?<!-- end -->/g, (_, name: string) => {
    const part = parts.get(name);
    if (part === undefined) throw new Error(`${HOUSE} wants '${name}', which nothing draws`);
    return `<!-- drawn: ${name} -->\n\n${part}\n\n<!-- end -->`;
  });
}

/** Apps and packages with their imports, as their package.json files say. */
function drawPackages(): string {
  const apps = listFolders('apps');
  const packages = listFolders('packages');
  return drawChart([
    ...drawGroup(
      'apps',
      apps.map((path) => basename(path)),
    ),
    ...drawGroup(
      'packages',
      packages.map((path) => basename(path)),
    ),
    '  storefront & office -. calls and events over HTTP .-> server',
    ...[...apps, ...packages].flatMap(drawImports),
  ]);
}

/** The layers of a house, the highest first; an arrow is an import within a layer. */
const drawRooms = (house: House): string =>
  drawChart([
    ...listLayers(house)
      .toReversed()
      .flatMap(({ layer, rooms }) =>
        drawGroup(
          `layer${layer}[layer ${layer}]`,
          rooms.map(({ name }) => name),
        ),
      ),
    ...house.rooms.flatMap(({ name, neighbours }) => (neighbours ? [`  ${name} --> ${neighbours.join(' & ')}`] : [])),
  ]);

const drawChart = (lines: readonly string[]): string => ['```mermaid', 'flowchart TB', ...lines, '```'].join('\n');

const listFolders = (root: string): readonly string[] => globSync(`${root}/*/package.json`).map(dirname).toSorted();

const drawGroup = (title: string, names: readonly string[]): readonly string[] => [
  `  subgraph ${title}`,
  ...names.map((name) => `    ${name}`),
  '  end',
];

function drawImports(folder: string): readonly string[] {
  const { dependencies = {} } = packageFile.parse(JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')));
  const names = Object.keys(dependencies).filter((name) => name.startsWith('@tischlein/'));
  return names.length === 0 ? [] : [`  ${basename(folder)} --> ${names.map((name) => basename(name)).join(' & ')}`];
}

/** A table of the rooms of a house, from bottom to top. */
function listRooms({ files, rooms }: House): string {
  const hasNeighbours = rooms.some(({ neighbours }) => neighbours);
  const rows = [
    ...files.map((row) => ({ ...row, layer: 0, neighbours: [] })),
    ...rooms.map(({ name, neighbours = [], ...row }) => ({ ...row, names: [name], neighbours })),
  ];
  return [
    `| | Room | Holds |${hasNeighbours ? ' Neighbours |' : ''}`,
    `|---|---|---|${hasNeighbours ? '---|' : ''}`,
    ...rows.map(
      ({ layer, names, holds, neighbours }) =>
        `| ${layer} | ${quote(names)} | ${holds} |${hasNeighbours ? ` ${quote(neighbours)} |` : ''}`,
    ),
  ].join('\n');
}

const quote = (names: readonly string[]): string => names.map((name) => `\`${name}\``).join(' ');

if (import.meta.main) writeFileSync(HOUSE, drawHouse(readHouse()));
