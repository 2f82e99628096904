import type { House } from './rooms/house.ts';
import { HOUSES, listLayers } from './rooms/houses.ts';
import { SERVER } from './rooms/server.ts';

// Who may import whom, for eslint-plugin-boundaries: the layers follow from tools/rooms, the rest is listed here.

const element = (type: string, more: object = {}) => ({ element: { type, ...more } });
const room = (type: string, name: string) => element(type, { captured: { room: name } });
const modules = (...source: readonly string[]) => ({ module: { source } });
const allow = (from: object, to: object) => ({ from, allow: { to } });

/** Folders and their types. Of several patterns the first one counts. */
export const ELEMENTS = [
  ...HOUSES.flatMap(listLayerElements),
  folder('domain-0', 'packages/domain/src'),
  folder('domain', 'packages/domain'),
  ...['contract', 'wording', 'documents', 'shop-time', 'ui', 'plates'].map((name) => folder(name, `packages/${name}`)),
  folder('server-app', 'apps/server/src/{app,commands,doctor}'),
  folder('server-root', 'apps/server/src'),
  ...['server', 'storefront', 'office'].map((name) => folder(name, `apps/${name}`)),
  ...['demo', 'bench', 'tests', 'tools'].map((name) => folder(name, name)),
];

function listLayerElements(house: House) {
  return listLayers(house).map(({ layer, rooms }) => ({
    ...folder(`${house.name}-${layer}`, `${house.folder}/(${rooms.map(({ name }) => name).join('|')})`),
    capture: ['room'],
  }));
}

function folder(type: string, pattern: string) {
  return { type, pattern, partialMatch: false };
}

export const FILES = [
  { category: 'test', pattern: '**/*.test.{ts,tsx}' },
  { category: 'raster', pattern: 'packages/plates/src/raster.ts' },
  { category: 'sql', pattern: ['apps/server/src/**/*.store.ts', 'apps/server/src/db/**'] },
  {
    category: 'http',
    pattern: ['apps/server/src/**/*.{routes,http}.ts', 'apps/server/src/http/**', 'apps/server/src/app.ts'],
  },
  { category: 'config', pattern: ['apps/{storefront,office}/*.ts', '{vitest,oxlint}.config.ts'] },
];

const SQL = ['kysely', 'pg'];
const HTTP = ['fastify', 'fastify-type-provider-zod', '@fastify/*'];
const PAGES = [
  '@tischlein/{domain,contract,documents,shop-time,ui,wording}',
  'react',
  'react-dom',
  'leaflet',
  '@fontsource-variable/*',
];

const PACKAGES = [
  allow(element('contract'), modules('@tischlein/domain', 'zod')),
  allow(element('{wording,shop-time}'), modules('@tischlein/domain')),
  allow(element('documents'), modules('@tischlein/{domain,wording}')),
  allow({ file: { categories: 'raster' } }, modules('sharp')),
  allow(element('ui'), modules('@tischlein/{domain,wording}', 'react', 'react-dom', 'uqr', 'web-vitals')),
  allow(element('storefront*'), modules(...PAGES, 'inline-script:*')),
  allow(element('storefront-9'), modules('micromark', 'micromark-extension-gfm-table')),
  allow(element('office*'), modules(...PAGES, 'react-router', '@tiptap/*', 'marked', '@simplewebauthn/browser')),
  ...['domain', 'storefront', 'office'].map((name) => allow(element(name), element(`${name}-*`))),
];

const COMPOSITION = '{app,deps,main,open-deps,room,start-failure,start-text}.ts';
const BASE = SERVER.files.flatMap(({ names }) => names);

const SERVER_PARTS = [
  allow(element('server-[0-9]'), element('server-root', { fileInternalPath: `{${BASE.join(',')}}` })),
  {
    from: element('server-[0-9]'),
    allow: { to: element('server-root', { fileInternalPath: '{deps,room}.ts' }), dependency: { kind: 'type' } },
  },
  {
    from: [element('server-app'), element('server-root', { fileInternalPath: COMPOSITION })],
    allow: { to: element('server-*') },
  },
  allow(element('server*'), { module: { origin: ['external', 'core'] } }),
  {
    from: element('server*'),
    disallow: { to: modules(...SQL) },
    message: 'SQL lives in *.store.ts and db/ (docs/house.md)',
  },
  {
    from: element('server*'),
    disallow: { to: modules(...HTTP) },
    message: 'HTTP lives in *.routes.ts, *.http.ts, http/ and app.ts (docs/house.md)',
  },
  allow({ file: { categories: 'sql' } }, modules(...SQL)),
  allow({ file: { categories: 'http' } }, modules(...HTTP)),
];

const WORKSHOPS = {
  from: [{ element: { type: ['tests', 'tools', 'demo', 'bench'] } }, { file: { categories: ['test', 'config'] } }],
  allow: { to: [element('*'), { module: { origin: ['external', 'core'] } }] },
};

export const POLICIES = [...HOUSES.flatMap(listLayerPolicies), ...PACKAGES, ...SERVER_PARTS, WORKSHOPS];

/** A room imports the layers below its own, and its neighbours. */
function listLayerPolicies(house: House) {
  const toType = (layer: number | string): string => `${house.name}-${layer}`;
  const layers = listLayers(house).flatMap(({ layer }) =>
    layer === 0 ? [] : [allow(element(toType(layer)), element(toType(`[0-${layer - 1}]`)))],
  );
  const neighbours = house.rooms.flatMap(({ layer, name, neighbours: names = [] }) =>
    names.map((neighbour) => allow(room(toType(layer), name), room(toType(layer), neighbour))),
  );
  return [...layers, ...neighbours];
}
