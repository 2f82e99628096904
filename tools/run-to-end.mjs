import { spawn } from 'node:child_process';

/**
 * Runs a program in the foreground and answers its exit code; it, not we, decides how an interruption ends.
 * @param {string} command
 * @param {string[]} parameters
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<number>}
 */
export function runToEnd(command, parameters, environment = process.env) {
  const child = spawn(command, parameters, { stdio: 'inherit', env: environment });
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  // At a terminal Ctrl-C reaches the child by itself.
  process.on('SIGINT', () => process.stdin.isTTY || child.kill('SIGINT'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' ? 130 : 1)));
  });
}
