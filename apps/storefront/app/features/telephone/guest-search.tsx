import * as calls from '@tischlein/contract/calls';
import type { TelephoneGuest } from '@tischlein/contract/office';
import { formatLocation } from '@tischlein/domain/delivery';
import { dayInShop, todayInShop } from '@tischlein/shop-time';
import { addressText, nearDay } from '@tischlein/wording';
import { TELEPHONE } from '@tischlein/wording/storefront';
import { TextField } from '@tischlein/ui/field';
import { type KeyboardEvent, useState } from 'react';
import { send } from '../../api/send.ts';
import { useShop } from '../../context/shop-context.ts';

interface GuestSearchProps {
  readonly phone: string;
  readonly error: string | undefined;
  readonly onPhone: (phone: string) => void;
  readonly onGuest: (guest: TelephoneGuest) => void;
  readonly onAgain: (order: TelephoneGuest['lastOrders'][number]) => void;
}

type Found =
  | { readonly kind: 'idle' | 'busy' }
  | { readonly kind: 'found'; readonly guests: readonly TelephoneGuest[] };

/** The page begins with the number. */
const focusFirstField = (part: HTMLElement | null): void => part?.querySelector('input')?.focus();

/** The number comes first: a guest who has ordered with it need not spell the address again. */
export function GuestSearch({ phone, error, onPhone, onGuest, onAgain }: GuestSearchProps) {
  const { shop } = useShop();
  const [found, setFound] = useState<Found>({ kind: 'idle' });
  const search = async (): Promise<void> => {
    setFound({ kind: 'busy' });
    const answer = await send(calls.findTelephoneGuests, { params: { shop: shop.id }, body: { phone } });
    const guests = answer.ok ? answer.value.guests : [];
    setFound({ kind: 'found', guests });
    const [only, ...others] = guests;
    if (only && others.length === 0) onGuest(only);
  };
  const searchOnEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void search();
  };
  return (
    <div className="telephone-guest-search" ref={focusFirstField}>
      <TextField
        label={TELEPHONE.phone}
        name="phone"
        type="tel"
        autoComplete="off"
        required
        maxLength={40}
        help={TELEPHONE.phoneHelp}
        error={error}
        value={phone}
        onChange={(event) => onPhone(event.target.value)}
        onKeyDown={searchOnEnter}
      />
      <button className="button button-line" type="button" onClick={() => void search()}>
        {TELEPHONE.search}
      </button>
      <div role="status">
        {found.kind === 'busy' && <p className="soft">{TELEPHONE.searching}</p>}
        {found.kind === 'found' && found.guests.length === 0 && <p className="soft">{TELEPHONE.nobody}</p>}
      </div>
      {found.kind === 'found' && found.guests.length > 0 && (
        <ul className="telephone-guests" aria-label={TELEPHONE.found}>
          {found.guests.map((guest) => (
            <li key={`${guest.name} ${formatLocation(guest)}`}>
              <button type="button" className="telephone-guest" onClick={() => onGuest(guest)}>
                <strong>{guest.name}</strong>
                <span>{addressText(formatLocation(guest))}</span>
                <small>{TELEPHONE.orders(guest.orderCount)}</small>
              </button>
              {guest.lastOrders.map((order) => (
                <button
                  key={order.id}
                  type="button"
                  className="link-button telephone-again"
                  title={TELEPHONE.again(order.number)}
                  onClick={() => onAgain(order)}
                >
                  <small>
                    {nearDay(dayInShop(order.placedAt), todayInShop())}:{' '}
                    {order.lines.map(({ amount, name }) => `${amount}× ${name}`).join(', ')}
                  </small>
                </button>
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
