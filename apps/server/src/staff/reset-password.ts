import type { Deps } from '../deps.ts';
import { foldEmail } from '../identity.ts';
import { hashPassword, generatePassword } from './password.ts';
import { deleteOtherSessions, readCredentials, updatePassword } from './staff.store.ts';

/**
 * Sets a new password and signs the staff member out everywhere; for the command line. null: no staff member has this e-mail
 * address.
 */
export async function resetPassword({ database }: Pick<Deps, 'database'>, email: string): Promise<string | null> {
  const known = await readCredentials(database.read, foldEmail(email));
  if (!known) return null;
  const password = generatePassword();
  const passwordHash = await hashPassword(password);
  await database.write(async (writer) => {
    await updatePassword(writer, known.id, passwordHash);
    // '' matches no session, so all of them end.
    await deleteOtherSessions(writer, known.id, '');
  });
  return password;
}
