// npm run test:thorough: the long runs. Kill points, random kills, thousands of sequences and carts, the complete
// bad-input corpus, the drawn plates, the stories in slowed browsers,
// axe on every scene in every colour and width, and the main journeys in WebKit and Firefox.
import { rm } from 'node:fs/promises';
import { conclude, findBrowserForSteps, runStories, runTests } from './test-steps.ts';

await rm('test-results', { recursive: true, force: true });
const browser = findBrowserForSteps();
const tests = await runTests('thorough tests', ['--project=thorough']);
process.env['STORIES_SLOWED'] = '2';
const stories = await runStories('slowed stories', ['--grep-invert=accessible|@load']);
// Axe judges pages at rest: slow browsers tell nothing new. Stories with as much as a machine can bear are slow by themselves.
delete process.env['STORIES_SLOWED'];
const loads = await runStories('stories of much at once', ['--grep=@load']);
process.env['TEST_TIER'] = 'thorough';
const scenes = await runStories('accessible scenes', ['--grep=accessible']);
const engines = await runStories('other engines', [], 'tests/engines');
const pictures = await runStories('pictures in all engines', [], 'tests/engines/pictures/pictures.config.ts');
conclude([browser, tests, stories, loads, scenes, engines, pictures]);
