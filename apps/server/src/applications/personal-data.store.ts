import { foldPhone } from '@tischlein/domain/guests';
import type { Reader } from '../db/database.ts';
import type { Person, PersonalDataPart } from '../db/personal-data.ts';
import { deleteApplication, readApplications } from './applications.store.ts';

/** Applications for jobs. */
export const applicationData: PersonalDataPart = {
  columns: { job_applications: ['name', 'contact', 'message', 'pdf', 'application_id'] },
  read: async (reader, person) =>
    (await readOwn(reader, person)).map((row) => ({
      part: 'application',
      facts: {
        job: row.job_title,
        placedAt: row.received_at,
        name: row.name,
        [row.contact.includes('@') ? 'email' : 'phone']: row.contact,
        message: row.message,
        file: row.hasPdf ? 'bewerbung.pdf' : '',
      },
    })),
  erase: async (writer, person) => {
    for (const { application_id } of await readOwn(writer, person))
      await deleteApplication(writer, person.shopId, application_id);
  },
};

// They are few, and their contact is an address or a number.
async function readOwn(reader: Reader, { shopId, email, phone }: Person) {
  const all = await readApplications(reader, shopId);
  return all.filter(({ contact }) =>
    contact.includes('@') ? contact.toLowerCase() === email : phone !== '' && foldPhone(contact) === phone,
  );
}
