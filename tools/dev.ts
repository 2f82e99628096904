import { requireFreePort } from './free-port.ts';
import { runToEnd } from './run-to-end.mjs';

await requireFreePort();
const environment = { ...process.env, TISCHLEIN_DEV: '1' };
const watching = ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'];
process.exitCode = await runToEnd(process.execPath, watching, environment);
