import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { stop } from './stop.mjs';

const OLDEST_MAJOR = 26;

/**
 * Returns the Node that the lockfile pins; where no package exists for the platform, the running one if it is new
 * enough.
 * @returns {string}
 */
export function findPinnedNode() {
  const link = resolve('node_modules/.bin/node');
  if (!existsSync(link)) return requireRunningNode();
  const trial = spawnSync(link, ['--version'], { encoding: 'utf8' });
  if (trial.status === 0) return link;
  if (trial.stderr?.includes('libatomic')) return installLibatomic(link);
  return requireRunningNode();
}

function requireRunningNode() {
  if (Number(process.versions.node.split('.')[0]) >= OLDEST_MAJOR) return process.execPath;
  return stop(
    `Für dieses System gibt es kein mitgeliefertes Node. Bitte Node ${OLDEST_MAJOR} oder neuer installieren (hier läuft ${process.version}).`,
    `No Node comes along for this system. Please install Node ${OLDEST_MAJOR} or newer (this is ${process.version}).`,
  );
}

// Slim images lack this C library.
function installLibatomic(link) {
  const install = 'apt-get install -y libatomic1';
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    execFileSync('sh', ['-c', `(apt-get update && ${install}) >&2`], { stdio: ['ignore', 'ignore', 'pipe'] });
    return link;
  }
  return stop(
    `Node braucht die Bibliothek libatomic. Bitte einmal ausführen: sudo ${install}`,
    `Node needs the library libatomic. Please run once: sudo ${install}`,
  );
}
