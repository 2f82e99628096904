import { requireFreePort } from './free-port.ts';
import { runInForeground } from './run-in-foreground.mjs';

// Only what the server runs on: Vite reloads the pages itself, and its temporary files would cause endless
// restarts.
const WATCHED = ['apps/server/src', 'packages', 'demo'];

await requireFreePort();
const environment = { ...process.env, TISCHLEIN_DEV: '1' };
const watching = ['--watch-preserve-output', ...WATCHED.map((folder) => `--watch-path=${folder}`)];
process.exitCode = await runInForeground(process.execPath, [...watching, 'apps/server/src/main.ts'], environment);
