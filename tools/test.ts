// npm test: everything, from types to browser stories.
import { rm } from 'node:fs/promises';
import { RULES } from './check.ts';
import { runStep } from './steps.ts';
import {
  compareTexts,
  conclude,
  ensureBuilt,
  findBrowserForSteps,
  recordTexts,
  runStories,
  runTests,
} from './test-steps.ts';
import { judgeStep, type Verdict } from './verdict.ts';

// The rest is in `npm run test:thorough`.
const QUICK_STORIES = ['--grep-invert=@thorough', '--project=phone', '--project=desktop', '--project=tablet'];

await rm('test-results', { recursive: true, force: true });
const verdicts: Verdict[] = [findBrowserForSteps()];
// The build keeps one processor busy, the rules two for a part of their time.
const built = ensureBuilt();
for (const rule of RULES) verdicts.push(judgeStep(await runStep(rule)));
await built;
verdicts.push(await runTests('unit and call tests', ['--project=!thorough', '--project=!components']));
await recordTexts();
// By themselves: clicks in a real browser wait for a processor that the call tests keep busy.
// With React as it is built for guests, which works a third faster.
verdicts.push(await runTests('component tests', ['--project=components'], { NODE_ENV: 'production' }));
verdicts.push(await runStories('browser stories', QUICK_STORIES));
verdicts.push(await compareTexts());
// The engine of iPhones, where its packages are there; otherwise the journey is skipped with the reason.
verdicts.push(await runStories('webkit', ['--project=webkit', '--grep=@brief'], 'tests/engines'));
conclude(verdicts);
