import type { PersonalDataPart } from '../db/personal-data.ts';
import { hashEmail } from '../identity.ts';
import { deleteConsentsByEmail, readConsentsByEmail } from './advertising.store.ts';

/** Consents to advertising, with what proves them. */
export const advertisingData: PersonalDataPart = {
  columns: { advertising_consents: ['email', 'confirmed_from'] },
  read: async (reader, { shopId, email }) =>
    (email === '' ? [] : await readConsentsByEmail(reader, [shopId], email)).map((row) => ({
      part: 'advertising',
      facts: {
        email: row.email,
        placedAt: row.requested_at,
        textVersion: row.text_version === null ? '' : String(row.text_version),
        confirmedAt: row.confirmed_at ?? '',
        proof: row.confirmed_from ?? '',
        withdrawnAt: row.withdrawn_at ?? '',
      },
    })),
  erase: async (writer, { shopId, email }) => {
    if (email !== '') await deleteConsentsByEmail(writer, [shopId], email);
  },
};

/** An objection to advertising stays as a hash: without it, the next mail would be sent (Art. 21 (3) GDPR). */
export const objectionData: PersonalDataPart = {
  columns: { advertising_objections: ['email_hash'] },
  read: async (reader, { shopId, email }) => {
    const rows = await reader
      .selectFrom('advertising_objections')
      .select('objected_at')
      .where('shop_id', '=', shopId)
      .where('email_hash', '=', email === '' ? '' : hashEmail(email))
      .execute();
    return rows.map(({ objected_at }) => ({
      part: 'objection',
      facts: { placedAt: objected_at },
      kept: { reason: 'objection', until: null },
    }));
  },
  erase: async () => {},
};
