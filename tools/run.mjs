// node tools/run.mjs SCRIPT [ARGUMENTS]: brings what a fresh clone lacks, then runs SCRIPT on the pinned Node.
// Every command of package.json comes through here, so it runs on any Node from 20 on and uses built-in modules only.
import { fileURLToPath } from 'node:url';
import { bringPackages } from './packages.mjs';
import { pinnedNode } from './pinned-node.mjs';
import { runToEnd } from './run-to-end.mjs';

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
await bringPackages();
process.exitCode = await runToEnd(pinnedNode(), process.argv.slice(2));
