import { spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  /** Added to the environment. */
  readonly env?: Readonly<Record<string, string>>;
}
export type Outcome = { readonly passed: boolean; readonly output: string };

/** Runs the steps one after the other until one fails, and prints that step's output. */
export async function runSteps(steps: readonly Step[]): Promise<boolean> {
  for (const step of steps) if (!(await runStep(step))) return false;
  return true;
}

/** Runs one step and prints its result on one line; the output goes to test-results/ and is printed on failure. */
export async function runStep({ name, command, env = {} }: Step): Promise<boolean> {
  const started = performance.now();
  const { passed, output } = await runCommand(command, '.', env);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(`${name.padEnd(22)} ${passed ? 'ok  ' : 'FAIL'} ${seconds.padStart(6)} s\n`);
  await mkdir('test-results', { recursive: true });
  await writeFile(join('test-results', `${name.replaceAll(' ', '-')}.log`), output);
  if (!passed) process.stdout.write(`\n${output.slice(-12_000)}\n`);
  return passed;
}

/** Runs a command of node_modules/.bin in a folder and returns whether it passed, with its output. */
export function runCommand(
  [program, ...parameters]: Step['command'],
  folder = '.',
  added: Step['env'] = {},
): Promise<Outcome> {
  const PATH = `${resolve('node_modules/.bin')}:${process.env['PATH'] ?? ''}`;
  const env = { ...process.env, PATH, NO_COLOR: '1', ...added };
  const child = spawn(program, parameters, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'], env });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  return new Promise((finish) => {
    child.once('error', (problem) => finish({ passed: false, output: String(problem) }));
    child.once('exit', (code) => finish({ passed: code === 0, output }));
  });
}
