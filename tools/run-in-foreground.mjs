import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/**
 * Runs a program in the foreground and resolves with its exit code, as a shell names it: 128 and the number of the signal that
 * ended it. The child handles signals.
 * @param {string} command
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<number>}
 */
export function runInForeground(command, parameters, environment = process.env) {
  const child = spawn(command, parameters, { stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)));
  });
}
