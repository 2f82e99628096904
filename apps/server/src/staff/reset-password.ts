import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { turnAppOff } from './second-factor.store.ts';
import { deletePasskeys } from './passkeys.store.ts';
import { generatePassword } from './password.ts';
import { deleteSessions } from './sessions.store.ts';
import { presetPassword, readCredentials } from './staff.store.ts';

/**
 * Sets a new password, turns the second factor off and signs the staff member out everywhere; for the command line. null: no staff member has this e-mail
 * address.
 */
export async function resetPassword(
  { database, passwords }: Pick<Deps, 'database' | 'passwords'>,
  email: string,
): Promise<string | null> {
  const known = await readCredentials(database.read, foldEmail(email));
  if (!known) return null;
  const password = generatePassword();
  const passwordHash = await passwords.hash(password);
  await database.write(async (writer) => {
    // It is printed for the person who runs the command.
    await presetPassword(writer, known.id, passwordHash);
    // The last way back for an owner who has lost their phone and their recovery codes.
    await deletePasskeys(writer, known.id);
    await turnAppOff(writer, known.id);
    await deleteSessions(writer, known.id);
  });
  return password;
}
