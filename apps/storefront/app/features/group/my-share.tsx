import type { OrderInfo } from '@tischlein/contract/shop';
import { formatIban, toGiroCode } from '@tischlein/domain/group-order';
import type { MemberShare } from '@tischlein/domain/pricing';
import { CopyButton } from '@tischlein/ui/copy-button';
import { Icon } from '@tischlein/ui/icon';
import { adjustmentName, euro, GROUP_WORDS } from '@tischlein/wording';
import { GROUP_PAGES } from '@tischlein/wording/storefront';
import { useId } from 'react';
import { OrderLines } from '../../receipt/order-lines.tsx';
import { listQuotedLines } from '../../receipt/quoted-lines.ts';
import { QrCode } from '@tischlein/ui/qr-code';
import { sayCopied } from './say-copied.ts';
import { ShareSums } from './share-sums.tsx';
import type { OrderedGroup } from './use-ordered-group.ts';

interface MyShareProps {
  readonly order: NonNullable<OrderInfo['order']>;
  readonly group: OrderedGroup;
}

/** For a member: what they give the owner, for what, and how (S3 G14). */
export function MyShare({ order, group }: MyShareProps) {
  const titleId = useId();
  const share = group.shares.find(({ memberName }) => memberName === group.label);
  if (!share) return <p>{GROUP_WORDS.isLeftOut}</p>;
  const lines = listQuotedLines(order.quote).filter(({ memberName }) => memberName === group.label);
  const discounts = order.quote.adjustments.filter(({ source }) => ['cartDiscount', 'groupDiscount'].includes(source));
  const [discount, ...others] = discounts;
  const isOwed = share.total > 0;
  return (
    <section className="order-summary group-money" aria-labelledby={titleId}>
      <h2 id={titleId} className="owed-title">
        {isOwed ? GROUP_PAGES.give(group.ownerName) : GROUP_PAGES.owesNothing(group.ownerName)}{' '}
        {isOwed && <span className="owed-amount">{euro(share.total)}</span>}
      </h2>
      <OrderLines lines={lines} />
      <ShareSums
        share={share}
        isDelivered={order.deliveryType === 'delivery'}
        {...(discount && others.length === 0 && { discountName: adjustmentName(discount) })}
      />
      {isOwed && (
        <CopyButton
          text={toAmount(share)}
          className="button button-line button-wide"
          onCopied={() => sayCopied(GROUP_WORDS.amountCopied)}
        >
          <Icon name="copy" />
          {GROUP_WORDS.copyAmount}
        </CopyButton>
      )}
      {isOwed && group.iban && <Transfer iban={group.iban} group={group} share={share} />}
    </section>
  );
}

/** '8,91', as the forms of banks take it. */
const toAmount = (share: MemberShare): string => euro(share.total).replaceAll(/[^\d,]/g, '');

function Transfer({ iban, group, share }: Pick<MyShareProps, 'group'> & { iban: string; share: MemberShare }) {
  const { ownerName: name, label } = group;
  const reason = GROUP_PAGES.transferReason(group.name, label);
  return (
    <div className="group-transfer">
      <p>{GROUP_PAGES.transfer}</p>
      <QrCode
        text={toGiroCode({ iban, name, amount: share.total, reason })}
        label={GROUP_PAGES.transferCode(euro(share.total), name)}
      />
      <p>
        {formatIban(iban)}
        <small className="soft">{reason}</small>
      </p>
    </div>
  );
}
