// npm run release: one archive per platform, named by the day and the commit of its sources, that runs without npm, from anywhere.
import { execFileSync } from 'node:child_process';
import { chmod, cp, mkdir, realpath, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { buildInto, nodeBuild, nodeSources } from './build.ts';
import { hashSources } from './build-stamp.ts';
import { copyPackages } from './release/copy-packages.ts';
import { listComponents } from './release/list-components.ts';
import { listLibraries } from './release/list-libraries.ts';
import { isForRelease, OWN_FILES } from './release/own-files.ts';
import { observePackages } from './release/observe-packages.ts';
import { formatSbom } from './release/sbom.ts';
import { formatThirdParty } from './release/third-party.ts';
import { findVersion, type ReleaseVersion } from './release/version.ts';
import { findPinnedNode } from './pinned-node.mjs';

const FOLDER = 'release';
const MOST_MEGABYTES = 80;

const archive = await release();
const megabytes = (await stat(archive)).size / 1_000_000;
console.log(`${archive}: ${megabytes.toFixed(1)} MB`);
if (megabytes > MOST_MEGABYTES) throw new Error(`the archive is larger than ${MOST_MEGABYTES} MB`);

/** Builds the release for this platform; returns the path of the archive. */
async function release(): Promise<string> {
  const version = findVersion();
  const name = `tischlein-${version.version}-${process.platform}-${process.arch}`;
  const folder = join(FOLDER, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const bundled = await bundle(folder);
  const copied = await copyPackages(folder);
  await copyNode(folder);
  await copyOwnFiles(folder);
  await describe(folder, version, [...bundled, ...copied]);
  return pack(name);
}

/** Builds server, pages and demo; returns the folders of the packages in them. */
async function bundle(folder: string): Promise<Set<string>> {
  const packages = new Set<string>();
  const plugins = [observePackages(packages)];
  const hash = await hashSources();
  await buildInto({ folder: join(folder, 'dist'), serverEntry: 'commands/tischlein', hash, plugins });
  for (const name of ['load', 'payments/open']) {
    const source = { entry: `${name}.ts`, file: `${name}.js` };
    const { build: options, ...rest } = nodeBuild(join(folder, 'demo'), source);
    await build({ ...nodeSources('demo'), ...rest, build: { ...options, emptyOutDir: false }, plugins });
  }
  return packages;
}

async function copyNode(folder: string): Promise<void> {
  await mkdir(join(folder, 'bin'));
  await cp(findPinnedNode(), join(folder, 'bin/node'), { dereference: true });
  await chmod(join(folder, 'bin/node'), 0o755);
}

async function copyOwnFiles(folder: string): Promise<void> {
  for (const path of OWN_FILES) await cp(path, join(folder, path), { recursive: true, filter: isForRelease });
  await cp('tools/release/start-script.sh', join(folder, 'tischlein'));
  await chmod(join(folder, 'tischlein'), 0o755);
}

/** Writes what the release contains: licences, bill of materials, and the libraries that the system has to provide. */
async function describe(folder: string, named: ReleaseVersion, packages: readonly string[]): Promise<void> {
  const components = await listComponents(packages);
  const nodeVersion = process.versions.node;
  const nodeFolder = join(await realpath(findPinnedNode()), '../..');
  await mkdir(join(folder, 'licenses'));
  await cp(join(nodeFolder, 'LICENSE'), join(folder, 'licenses/node.txt'));
  await cp('tools/release/licenses', join(folder, 'licenses'), { recursive: true });
  await writeFile(join(folder, 'THIRD_PARTY.md'), formatThirdParty(components));
  await writeFile(join(folder, 'sbom.cdx.json'), formatSbom({ version: named.version, nodeVersion, components }));
  const platform = `${process.platform}-${process.arch}`;
  const about = { ...named, node: nodeVersion, platform, libraries: listLibraries(folder) };
  await writeFile(join(folder, 'release.json'), `${JSON.stringify(about, null, 2)}\n`);
}

// gzip: slim systems have no other decompressor. Sorted, without owners and time: equal contents look equal.
function pack(name: string): string {
  const options = ['--sort=name', '--owner=0', '--group=0', '--numeric-owner'];
  const stable = process.platform === 'linux' ? options : [];
  const tarball = `${name}.tar`;
  execFileSync('tar', [...stable, '-cf', tarball, name], { cwd: FOLDER });
  execFileSync('gzip', ['-9', '--no-name', '--force', tarball], { cwd: FOLDER });
  return join(FOLDER, `${tarball}.gz`);
}
