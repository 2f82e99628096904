import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { readPackage } from './read-package.ts';

/** A package that is part of the release. */
export interface Component {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, as the package names it. */
  readonly license: string;
  readonly homepage: string | null;
  /** SHA-512 of the package as published, in hexadecimal; null: the lockfile has none. */
  readonly sha512: string | null;
  /** The texts of its licence files. */
  readonly licenseTexts: readonly string[];
}

// Their package.json names none; read in their licence files.
const UNNAMED: Readonly<Record<string, string>> = { 'png-js': 'MIT' };

const lockfile = z.object({ packages: z.record(z.string(), z.object({ integrity: z.string().optional() })) });

/** Reads the packages in these folders, sorted by name. */
export async function listComponents(folders: Iterable<string>): Promise<Component[]> {
  const { packages } = lockfile.parse(JSON.parse(await readFile('package-lock.json', 'utf8')));
  const components = new Map<string, Component>();
  for (const folder of folders) {
    const integrity = packages[relative(resolve('.'), folder)]?.integrity;
    const component = await readComponent(folder, integrity);
    components.set(`${component.name}@${component.version}`, component);
  }
  return [...components.entries()].toSorted(([left], [right]) => (left < right ? -1 : 1)).map(([, one]) => one);
}

async function readComponent(folder: string, integrity: string | undefined): Promise<Component> {
  const { name, version, homepage = null, ...described } = await readPackage(folder);
  const license = described.license ?? UNNAMED[name];
  if (license === undefined) throw new Error(`${name} names no licence`);
  const texts = await readLicenseTexts(folder);
  return {
    name,
    version,
    license: typeof license === 'string' ? license : license.type,
    homepage,
    sha512: integrity?.startsWith('sha512-') ? Buffer.from(integrity.slice(7), 'base64').toString('hex') : null,
    licenseTexts: texts,
  };
}

async function readLicenseTexts(folder: string): Promise<string[]> {
  const texts = new Map<string, string>();
  for await (const file of glob('{LICEN[CS]E*,licen[cs]e*,COPYING*,NOTICE*,THIRD-PARTY*}', { cwd: folder })) {
    const text = (await readFile(join(folder, file), 'utf8')).trim();
    texts.set(createHash('sha256').update(text).digest('hex'), text);
  }
  return texts.size > 0 ? [...texts.values()] : readLicenseSection(folder);
}

/** Some packages name their licences in their readme only. */
async function readLicenseSection(folder: string): Promise<string[]> {
  const readme = await readFile(join(folder, 'README.md'), 'utf8').catch(() => '');
  const section = /^##+ Licen[cs](?:e|ing).*$(?:\n(?!## ).*$)*/im.exec(readme)?.[0];
  return section === undefined ? [] : [section.trim()];
}
