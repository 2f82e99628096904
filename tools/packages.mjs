import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { withLock } from './lock.mjs';
import { stop } from './stop.mjs';

const STAMP = 'node_modules/.tischlein-packages';
const NEEDED_MEGABYTES = 1200;

/** Installs the packages of the lockfile if they are missing or outdated. */
export async function ensurePackages() {
  requireNode20();
  if (areInstalled()) return;
  await withLock(async () => {
    // Another command may have installed them while this one waited.
    if (areInstalled()) return;
    requireDiskSpace();
    await install();
    await import('./link-node.mjs');
  });
}

const areInstalled = () => existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashLockfile();

/** Records the lockfile the packages were installed from. */
export function stampPackages() {
  // A new file: copies of the folder may share the old one by a hard link, and have other packages.
  rmSync(STAMP, { force: true });
  writeFileSync(STAMP, hashLockfile());
}

const hashLockfile = () => createHash('sha256').update(readFileSync('package-lock.json')).digest('hex');

function requireNode20() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return;
  stop(
    `Tischlein braucht Node 20 oder neuer, hier läuft ${process.version}. Bitte von https://nodejs.org/ installieren.`,
    `Tischlein needs Node 20 or newer, this is ${process.version}. Please install it from https://nodejs.org/.`,
  );
}

function requireDiskSpace() {
  const { bavail, bsize } = statfsSync('.');
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  if (free >= NEEDED_MEGABYTES) return;
  stop(
    `Zum Einrichten werden ${NEEDED_MEGABYTES} MB Platz gebraucht, frei sind ${free} MB. Bitte Platz schaffen und neu starten.`,
    `Setting up needs ${NEEDED_MEGABYTES} MB of disk space, ${free} MB are free. Please make room and start again.`,
  );
}

async function install() {
  const started = Date.now();
  process.stdout.write('Installing packages (once, about a minute) ');
  const dots = setInterval(() => process.stdout.write('.'), 2000);
  const { code, output } = await npmInstall();
  clearInterval(dots);
  if (code !== 0) {
    stop(
      `Die Pakete konnten nicht installiert werden. Besteht eine Internetverbindung?\n${output}`,
      'The packages could not be installed. Is there a connection to the internet?',
    );
  }
  process.stdout.write(` ${Math.round((Date.now() - started) / 1000)} s\n`);
}

// Unlike `npm ci` this keeps existing packages, including the Node we may be running on.
function npmInstall() {
  const npm = spawn('npm', ['install', '--no-save', '--no-progress'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (text) => (output += text));
  return new Promise((resolve, reject) => {
    npm.once('error', reject);
    npm.once('exit', (code) => resolve({ code, output }));
  });
}
