import { expect, it } from 'vitest';
import { SETTING_NAMES } from '../../apps/server/src/env.ts';
import { committedFiles, linesWith } from './committed-files.ts';

// Decision 100: who reads a sentence of the office or of a shop has no access to the server.

/** Commands, and settings of the environment; 'PORT' and 'HOST' alone are words. */
const NAMES = SETTING_NAMES.filter((name) => name.includes('_'));
const FOR_OPERATORS = new RegExp(String.raw`npm run|npm start|tischlein [a-z]+ --|\b(?:${NAMES.join('|')})\b`);

/** Words of the commands themselves and of the doctor. */
const OF_COMMANDS = /^packages\/wording\/src\/(?:commands|doctor|operations)\.ts$/;

it('no sentence that staff or guests read names a command or a setting of the environment', () => {
  const files = committedFiles(
    /^(?:packages\/(?:wording|documents|ui)\/src|apps\/(?:office|storefront)\/app)\/.*(?<!\.test)\.tsx?$/,
  )
    .filter(({ path }) => !OF_COMMANDS.test(path))
    .map(({ path, text }) => ({ path, text: text.replaceAll(/^\s*(?:\/\/|\/?\*).*$|\/\/ .*$/gm, '') }));
  expect(linesWith(FOR_OPERATORS, files)).toEqual([]);
});

it('nor does what commands leave behind in the office', () => {
  const [command] = committedFiles(/^apps\/server\/src\/commands\/import\.ts$/);
  expect(command?.text).not.toMatch(/by: '[^']*npm|= 'npm run/);
});
