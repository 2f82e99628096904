import type { PersonalDataPart } from '../db/personal-data.ts';
import { hashContact } from '../orders/blocked-contacts.store.ts';
import { lastDayBefore } from '../clock.ts';

/** A block stays as a hash while it is valid: the restaurant protects itself against unpaid orders (Art. 17 (3) GDPR). */
export const blockData: PersonalDataPart = {
  columns: { blocked_contacts: ['contact_hash', 'shown', 'reason'] },
  read: async (reader, { shopId, email, phone }) => {
    const rows = await reader
      .selectFrom('blocked_contacts')
      .select(['shown', 'reason', 'until', 'blocked_at'])
      .where('shop_id', '=', shopId)
      .where('contact_hash', '=', hashContact({ email, phone }))
      .execute();
    return rows.map(({ shown, reason, until, blocked_at }) => ({
      part: 'block',
      facts: { [email === '' ? 'phone' : 'email']: shown, reason, placedAt: blocked_at, until: until ?? '' },
      kept: { reason: 'block', until: until === null ? null : lastDayBefore(until) },
    }));
  },
  erase: async () => {},
};
