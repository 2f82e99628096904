import { cp, glob, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { readPackage } from './read-package.ts';

// Packages that the bundle loads by name (EXTERNAL of tools/build.ts), with all that they load in turn.
const CODE = ['sharp', 'pdfkit', 'css-tree'];
// Of these the server reads files only.
const FILES: Readonly<Record<string, readonly string[]>> = {
  '@fastify/swagger-ui': ['static/swagger-ui.css', 'static/swagger-ui-bundle.js'],
  '@expo-google-fonts/instrument-sans': ['400Regular/*.ttf', '600SemiBold/*.ttf'],
  '@expo-google-fonts/noto-sans': ['400Regular/*.ttf', '600SemiBold/*.ttf'],
};
const NEEDED_EVERYWHERE = ['package.json', '{LICEN[CS]E,LICEN[CS]E*,licen[cs]e*,COPYING*,NOTICE*}'];
const UNUSED =
  /\.(?:map|md|markdown|d\.[cm]?ts|ts)$|\/(?:pdfkit\.(?:browser|old|standalone)\.|browser-?[a-z]*\.[cm]js$|\.)|^\/types\//;

/** Copies the packages that the server loads at run time; returns the folders of their originals. */
export async function copyPackages(target: string): Promise<string[]> {
  const folders = new Set<string>();
  for (const name of CODE) await collect(resolve('node_modules', name), folders);
  for (const folder of folders) await copyFolder(folder, join(target, relative(resolve('.'), folder)));
  for (const [name, patterns] of Object.entries(FILES)) {
    const folder = resolve('node_modules', name);
    folders.add(folder);
    const to = join(target, 'node_modules', name);
    for (const pattern of [...patterns, ...NEEDED_EVERYWHERE]) await copyMatches(folder, to, pattern);
  }
  return [...folders];
}

/** Adds a package and all it depends on; optional ones only where they are installed, which is for this platform. */
async function collect(folder: string, folders: Set<string>): Promise<void> {
  if (folders.has(folder)) return;
  folders.add(folder);
  const { dependencies = {}, optionalDependencies = {} } = await readPackage(folder);
  for (const name of new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies)])) {
    const found = findFolder(name, folder);
    if (found !== null) await collect(found, folders);
    else if (!(name in optionalDependencies)) throw new Error(`${name}, which ${folder} needs, is not installed`);
  }
}

function findFolder(name: string, from: string): string | null {
  const places = createRequire(join(from, 'package.json')).resolve.paths(name) ?? [];
  const require = createRequire(import.meta.url);
  for (const place of places) {
    try {
      return dirname(require.resolve(join(place, name, 'package.json')));
    } catch {
      // Not in this folder.
    }
  }
  return null;
}

const copyFolder = (from: string, to: string): Promise<void> =>
  cp(from, to, {
    recursive: true,
    filter: (path) => {
      const inside = `/${relative(from, path)}`;
      return !inside.includes('/node_modules') && (!UNUSED.test(inside) || /licen[cs]e/i.test(basename(path)));
    },
  });

async function copyMatches(from: string, to: string, pattern: string): Promise<void> {
  for await (const name of glob(pattern, { cwd: from })) {
    await mkdir(dirname(join(to, name)), { recursive: true });
    await cp(join(from, name), join(to, name));
  }
}
