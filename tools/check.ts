import { runSteps, type Step } from './steps.ts';

const SOURCES = ['packages', 'apps', 'demo', 'bench', 'tests', 'tools', 'vitest.config.ts'];

/** The checks besides the tests. oxlint gets its folders, otherwise it crawls node_modules. */
export const RULES: readonly Step[] = [
  { name: 'types', command: ['tsc', '-b'] },
  { name: 'lint', command: ['oxlint', ...SOURCES] },
  { name: 'format', command: ['oxfmt', '--check'] },
  { name: 'unused code', command: ['knip', '--no-progress'] },
];

const TESTS: Step = {
  name: 'unit and rule tests',
  command: ['vitest', 'run', '--project', 'unit', '--project', 'rules', '--reporter=dot'],
};

if (import.meta.main) process.exitCode = (await runSteps([...RULES, TESTS])) ? 0 : 1;
