// npm run test:thorough: the long runs. Kill points, random kills, thousands of sequences and carts, the complete
// bad-input corpus, the drawn plates, and the stories in slowed browsers.
import { rm } from 'node:fs/promises';
import { conclude, findBrowserForSteps, runStories, runTests } from './test-steps.ts';

await rm('test-results', { recursive: true, force: true });
const browser = findBrowserForSteps();
const tests = await runTests('thorough tests', ['--project=thorough']);
process.env['STORIES_SLOWED'] = '2';
// Axe judges pages at rest: slow browsers tell nothing new.
const stories = await runStories('slowed stories', ['--grep-invert=accessible']);
conclude([browser, tests, stories]);
