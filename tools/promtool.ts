import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { findProgram } from './find-program.ts';

const FOLDER = resolve('node_modules/.cache/promtool');
const MOST_MS = 60_000;
const UNPACKED = resolve(FOLDER, 'usr/bin/promtool');

/**
 * Prometheus' own tool for rules: of the system, or out of Debian's package, which is unpacked beside the packages and installs
 * nothing. null: there is none, and none can be fetched.
 */
export function ensurePromtool(): string | null {
  const known = findProgram('promtool') ?? (existsSync(UNPACKED) ? UNPACKED : null);
  if (known !== null) return known;
  try {
    unpackFromDebian();
  } catch {
    return null;
  }
  return existsSync(UNPACKED) ? UNPACKED : null;
}

function unpackFromDebian(): void {
  mkdirSync(FOLDER, { recursive: true });
  if (process.getuid?.() === 0) execFileSync('apt-get', ['update'], { stdio: 'ignore', timeout: MOST_MS });
  execFileSync('apt-get', ['download', 'prometheus'], { cwd: FOLDER, stdio: 'ignore', timeout: MOST_MS });
  const [file = ''] = globSync('prometheus_*.deb', { cwd: FOLDER });
  execFileSync('dpkg-deb', ['--extract', file, FOLDER], { cwd: FOLDER, stdio: 'ignore' });
}
