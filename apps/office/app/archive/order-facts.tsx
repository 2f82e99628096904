import type { DeskOrder } from '@tischlein/contract/office';
import { PACKED, packagingName } from '@tischlein/wording';
import { ARCHIVE, formatAddress } from '@tischlein/wording/office';
import type { ReactNode } from 'react';
import { OfficePart } from '../ui/office-part.tsx';
import { formatWhen } from './order-words.ts';

const { facts: NAMES } = ARCHIVE;

/** Who ordered, where it went, and what the guest wrote. */
export function OrderFacts({ order }: { readonly order: DeskOrder }) {
  const { contact, deliveryType, table, messageCook, messageDriver, placedAt, serveAt, promisedAt } = order;
  const coupon = order.quote.adjustments.find(({ source }) => source === 'coupon')?.label ?? '';
  const guest = [contact.name, contact.company].filter(Boolean).join(', ');
  return (
    <OfficePart title={ARCHIVE.guestFacts}>
      <dl className="facts">
        <Fact name={NAMES.table}>{table === null ? '' : String(table)}</Fact>
        <Fact name={NAMES.guest}>{guest}</Fact>
        <Fact name={NAMES.phone}>
          {contact.phone && <a href={`tel:${contact.phone.replaceAll(/[^\d+]/g, '')}`}>{contact.phone}</a>}
        </Fact>
        <Fact name={NAMES.email}>{contact.email}</Fact>
        <Fact name={NAMES.address}>{deliveryType === 'delivery' ? formatAddress(order) : ''}</Fact>
        <Fact name={PACKED}>{packagingName(order.quote.packaging)}</Fact>
        <Fact name={NAMES.note}>{messageCook}</Fact>
        <Fact name={NAMES.driverNote}>{messageDriver}</Fact>
        <Fact name={NAMES.ordered}>{formatWhen(placedAt)}</Fact>
        <Fact name={NAMES.takenBy}>{order.takenBy}</Fact>
        <Fact name={NAMES.link}>{order.link && <a href={order.link}>{order.link}</a>}</Fact>
        <Fact name={NAMES.due}>{serveAt && formatWhen(serveAt)}</Fact>
        <Fact name={NAMES.promised}>{promisedAt && formatWhen(promisedAt)}</Fact>
        <Fact name={NAMES.coupon}>{coupon}</Fact>
        <Fact name={NAMES.reason}>{order.refusalReason}</Fact>
      </dl>
    </OfficePart>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  if (!children) return null;
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
