import { parentPort, workerData } from 'node:worker_threads';
import { readSource } from './read-source.ts';

// The thread that `readInThread` starts.
parentPort?.postMessage(await readSource(workerData));
