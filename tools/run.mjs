// node tools/run.mjs SCRIPT [ARGUMENTS]: brings what a fresh clone lacks, then runs SCRIPT on the pinned Node.
// Every command of package.json comes through here, so it runs on any Node from 20 on and uses built-in modules only.
import { fileURLToPath } from 'node:url';
import { ensurePackages } from './packages.mjs';
import { findPinnedNode } from './pinned-node.mjs';
import { runInForeground } from './run-in-foreground.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await ensurePackages();
process.exitCode = await runInForeground(findPinnedNode(), process.argv.slice(2));
