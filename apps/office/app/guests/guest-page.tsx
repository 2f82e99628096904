import * as calls from '@tischlein/contract/calls';
import type { Erasure, GuestFile, GuestReference } from '@tischlein/contract/office';
import { useStore } from '@tischlein/ui/store';
import { useRemote } from '@tischlein/ui/use-remote';
import { GUESTS, TELEPHONE_ORDER } from '@tischlein/wording/office';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { send } from '../api/send.ts';
import { type ShopOffice, useOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '../styles/guests.css';
import { Icon } from '../ui/icon.tsx';
import { Loading } from '../ui/loading.tsx';
import { GuestContact } from './guest-contact.tsx';
import { GuestFacts } from './guest-facts.tsx';
import { GuestOrders } from './guest-orders.tsx';
import { GuestRights } from './guest-rights.tsx';
import { listGuestOrders } from './list-guest-orders.ts';
import { PersonalEntries } from './personal-entries.tsx';
import { wantedContact } from './wanted-contact.ts';

const PERSON = 'person';

/** One guest: everything that is stored about them, to read, to hand over and to delete. */
export function GuestPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { may } = useOffice();
  const { id = '' } = useParams();
  const contact = useStore(wantedContact);
  const reference: GuestReference = id === PERSON ? { contact } : { order: id };
  const [erased, setErased] = useState<Erasure | null>(null);
  const { value, problem } = useRemote<GuestFile>({
    key: `guest ${shop.id} ${JSON.stringify(reference)}`,
    read: () => send(calls.readGuest, { params: { shop: shop.id }, body: reference }),
  });
  return (
    <OfficeFrame
      title={erased ? GUESTS.erased : value ? value.name || GUESTS.nameless : GUESTS.title}
      crumb={{ path: '/gaeste', name: GUESTS.back }}
      actions={
        may('desk', 'write') && (
          <a className="button button-line" href={`/f=${shop.slug}/telefon`}>
            <Icon name="phone" />
            {TELEPHONE_ORDER.take}
          </a>
        )
      }
      isWide
    >
      {value && problem && (
        <p className="notice" data-kind="bad" role="alert">
          {problem}
        </p>
      )}
      {!value && !erased && <Loading problem={problem} />}
      <p role="status">{erased ? GUESTS.erased : ''}</p>
      {erased && erased.kept.length > 0 && (
        <>
          <p>{GUESTS.erasedKept}</p>
          <PersonalEntries entries={erased.kept} />
        </>
      )}
      {value && !erased && (
        <WholeGuest slug={shop.slug} shop={shop.id} guest={value} reference={reference} onErased={setErased} />
      )}
    </OfficeFrame>
  );
}

interface WholeGuestProps {
  readonly slug: string;
  readonly shop: string;
  readonly guest: GuestFile;
  readonly reference: GuestReference;
  readonly onErased: (erasure: Erasure) => void;
}

function WholeGuest({ slug, shop, guest, reference, onErased }: WholeGuestProps) {
  const { may } = useOffice();
  const { related, entries } = guest;
  const orders = listGuestOrders(guest);
  return (
    <>
      <GuestFacts guest={guest} orders={orders} />
      <div className="with-aside">
        <div className="stack">
          {orders.length > 0 && <GuestOrders orders={orders} />}
          <PersonalEntries entries={entries.filter(({ part }) => part !== 'order')} />
        </div>
        <aside className="stack guest-aside">
          <GuestContact guest={guest} />
          {may('guests', 'write') && (
            <GuestRights slug={slug} shop={shop} guest={guest} reference={reference} onErased={onErased} />
          )}
          {related.length > 0 && (
            <section className="well group" aria-label={GUESTS.related}>
              <h2>{GUESTS.related}</h2>
              <ul className="lines">
                {related.map((other) => (
                  <li key={other.id}>
                    <Link to={`/${slug}/gaeste/${other.id}`}>{other.name || GUESTS.nameless}</Link> {other.email}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
