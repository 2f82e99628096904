// node tools/run.mjs SCRIPT [ARGUMENTS]: installs what a fresh clone lacks, then runs SCRIPT on the pinned Node.
// Every command of package.json starts here, so this file supports Node 20 and uses built-in modules only.
import { fileURLToPath } from 'node:url';
import { ensurePackages } from './packages.mjs';
import { findPinnedNode } from './pinned-node.mjs';
import { runInForeground } from './run-in-foreground.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await ensurePackages();
process.exitCode = await runInForeground(findPinnedNode(), process.argv.slice(2));
