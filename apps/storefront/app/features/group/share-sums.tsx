import { type Cents, NO_CENTS, subtract } from '@tischlein/domain';
import type { MemberShare } from '@tischlein/domain/pricing';
import { euro, GROUP_WORDS, SUMS } from '@tischlein/wording';
import { GROUP_PAGES } from '@tischlein/wording/storefront';
import '../../styles/receipt.css';

interface ShareSumsProps {
  readonly share: MemberShare;
  /** 'Gruppenrabatt 10 %' */
  readonly discountName?: string;
  /** The fee is known and may be nothing. */
  readonly isDelivered: boolean;
}

/** From a member's goods to their share, less what was refunded of it (S3 G6, G14). */
export function ShareSums({ share, discountName = GROUP_PAGES.discount, isDelivered }: ShareSumsProps) {
  const { goods, cartDiscount, couponValue, deposits, deliveryFee, refunded = NO_CENTS, total } = share;
  const rows = [
    { name: SUMS.subtotal, amount: goods, isSaving: false },
    { name: discountName, amount: subtract(NO_CENTS, cartDiscount), isSaving: true },
    { name: GROUP_PAGES.coupon, amount: subtract(NO_CENTS, couponValue), isSaving: true },
    { name: SUMS.deposits, amount: deposits, isSaving: false },
  ].filter(({ amount }, index) => index === 0 || amount !== 0);
  return (
    <dl className="sums">
      {rows.map(({ name, amount, isSaving }) => (
        <Row key={name} name={name} value={euro(amount)} {...(isSaving && { kind: 'sum-saving' })} />
      ))}
      {isDelivered && <Row name={SUMS.deliveryFee} value={formatFee(deliveryFee)} />}
      {refunded > 0 && <Row name={GROUP_PAGES.refunded} value={euro(subtract(NO_CENTS, refunded))} kind="sum-saving" />}
      <Row name={GROUP_WORDS.yourShare} value={euro(total)} kind="sum-total" />
    </dl>
  );
}

const formatFee = (fee: Cents): string => (fee === 0 ? SUMS.free : euro(fee));

function Row({ name, value, kind }: { readonly name: string; readonly value: string; readonly kind?: string }) {
  return (
    <>
      <dt className={kind}>{name}</dt>
      <dd className={kind}>{value}</dd>
    </>
  );
}
