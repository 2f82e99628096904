import { readFileSync } from 'node:fs';
import { RELEASE_USAGE } from '@tischlein/wording/commands';
import { inInstallation, isRelease } from '../installation.ts';

/** The entry of a release: starts the server, or runs a command. Loads the called one only. */
const ENTRIES: Readonly<Record<string, () => Promise<unknown>>> = {
  start: () => import('../main.ts'),
  import: () => import('./import.ts'),
  export: () => import('./export.ts'),
  backup: () => import('./backup.ts'),
  move: () => import('./move.ts'),
  restore: () => import('./restore.ts'),
  doctor: () => import('./doctor.ts'),
  password: () => import('./password.ts'),
  quote: () => import('./quote.ts'),
  demo: () => import('./demo.ts'),
  // Not a command: a thread of the server and of `import`.
  'reading-thread': () => import('../imports/reading-thread.ts'),
};

/** Of a release, by the day and the commit of its sources. */
function readVersion(): string {
  if (!isRelease()) return 'a clone';
  const { version }: { readonly version: string } = JSON.parse(readFileSync(inInstallation('release.json'), 'utf8'));
  return version;
}

const [name = ''] = process.argv.splice(2, 1);
const load = Object.hasOwn(ENTRIES, name) ? ENTRIES[name] : undefined;
if (load) await load();
else if (name === '--version') console.log(readVersion());
else {
  console.log(RELEASE_USAGE.join('\n'));
  process.exitCode = name === '' || name === '--help' ? 0 : 2;
}
