import { parentPort, workerData } from 'node:worker_threads';
import { readSource } from './read-source.ts';

// The thread that `readWithinLimits` starts. Its code is loaded now: the time to read begins.
parentPort?.postMessage('started');
parentPort?.postMessage(await readSource(workerData));
