import type { GuestFile } from '@tischlein/contract/office';
import { GUESTS } from '@tischlein/wording/office';
import { sayWhen } from './guest-facts.tsx';
import { findLastAddress } from './list-guest-orders.ts';

/** How to reach a guest, and where the last delivery went. */
export function GuestContact({ guest }: { readonly guest: GuestFile }) {
  const { email, phone } = guest;
  const last = findLastAddress(guest);
  if (!email && !phone && !last) return null;
  return (
    <section className="well group" aria-label={GUESTS.contact}>
      <h2>{GUESTS.contact}</h2>
      <dl className="guest-contact">
        {phone && (
          <div>
            <dt>{GUESTS.phone}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>{GUESTS.email}</dt>
            <dd>
              <a href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>{email}</a>
            </dd>
          </div>
        )}
        {last && (
          <div>
            <dt>{GUESTS.address}</dt>
            <dd>
              {last.address}
              <small>{GUESTS.lastUsed(sayWhen(last.usedAt))}</small>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
