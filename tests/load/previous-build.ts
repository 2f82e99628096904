import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenDatabase } from '../support/fresh-databases.ts';

const MIGRATIONS = 'apps/server/src/db/migrations';
const LOCK_FILE = 'package-lock.json';
const PREPARE = 'tests/load/prepare-once.ts';

export interface PreviousBuild extends Disposable {
  readonly folder: string;
  /** Creates the shop of the load test as that version stores it. */
  readonly prepareShop: (place: OpenDatabase) => void;
}

/** The commit before the last one that added a migration. */
export const findPrevious = (): string =>
  git(['rev-parse', `${git(['log', '-1', '--diff-filter=A', '--format=%H', '--', MIGRATIONS])}^`]);

/** Whether that version takes the socket that systemd holds, as versions do since decision 111. */
export const canBeHeld = (commit: string): boolean =>
  git(['ls-tree', '--name-only', commit, 'apps/server/src/handed-socket.ts']) !== '';

/** Checks out and builds another version. */
export function buildVersion(commit: string): PreviousBuild {
  const folder = mkdtempSync(join(process.cwd(), 'bench', '.run-previous-'));
  git(['worktree', 'add', '--force', '--detach', folder, commit]);
  const hasSamePackages = readFileSync(LOCK_FILE, 'utf8') === readFileSync(join(folder, LOCK_FILE), 'utf8');
  const run = (file: string, args: readonly string[]): void =>
    void execFileSync(file, args, { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  if (hasSamePackages)
    cpSync('node_modules', join(folder, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  else run('npm', ['ci']);
  run('npm', ['run', 'build']);
  writeFileSync(
    join(folder, PREPARE),
    "import { prepareShop } from './shop.ts';\nawait prepareShop(JSON.parse(process.argv[2] ?? ''));\n",
  );
  return {
    folder,
    prepareShop: (place) => run(process.execPath, ['tools/run.mjs', PREPARE, JSON.stringify(place)]),
    [Symbol.dispose]: () => {
      rmSync(folder, { recursive: true, force: true });
      git(['worktree', 'prune']);
    },
  };
}

const git = (args: readonly string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim();
