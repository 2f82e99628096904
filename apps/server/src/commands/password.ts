import { COMMAND_SENTENCES } from '@tischlein/wording/commands';
import { resetPassword } from '../staff/reset-password.ts';
import { createPasswords } from '../staff/password.ts';
import { readPeople } from '../staff/staff.store.ts';
import { CommandProblem, runCommand, withDatabase } from './command-line.ts';

await runCommand({ name: 'password', words: 1 }, async ({ words: [email = ''], settings }) =>
  withDatabase(settings, async (database) => {
    const password = await resetPassword({ database, passwords: createPasswords() }, email);
    if (password === null) {
      const known = (await readPeople(database.read)).map((member) => member.email);
      throw new CommandProblem(
        `${COMMAND_SENTENCES.staffUnknown}. ${COMMAND_SENTENCES.shopsThatExist}: ${known.join(', ')}`,
      );
    }
    console.log(`${COMMAND_SENTENCES.passwordReset}: ${password}`);
  }),
);
