import { runSteps, type Step } from './steps.ts';

const SOURCES = ['packages', 'apps', 'demo', 'bench', 'tests', 'tools', 'vitest.config.ts', 'oxlint.config.ts'];

// Both are written in Go, which by default spends a fifth of their processor time on collecting garbage.
const RARE_COLLECTIONS = { GOGC: '400' };

/** The checks besides the tests. oxlint gets its folders, otherwise it crawls node_modules. */
export const RULES: readonly Step[] = [
  // Each checker checks the shared types again, so no more of them than a small machine has processors.
  { name: 'types', command: ['tsc', '-b', '--checkers', '2'], env: RARE_COLLECTIONS },
  { name: 'lint', command: ['oxlint', ...SOURCES], env: RARE_COLLECTIONS },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];

const TESTS: Step = {
  name: 'unit and rule tests',
  command: ['vitest', 'run', '--project', 'unit', '--project', 'rules', '--reporter=dot'],
};

if (import.meta.main) process.exitCode = (await runSteps([...RULES, TESTS])) ? 0 : 1;
