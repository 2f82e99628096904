import { NO_CENTS } from '@tischlein/domain';
import { formatLocation } from '@tischlein/domain/delivery';
import { memberShares } from '@tischlein/domain/pricing';
import { formatShopAddress } from '@tischlein/domain/shop';
import { GROUP_WORDS, addressText, packagingText, returnInfo, vatText } from '@tischlein/wording';
import { CHECKOUT, FILLED_CART, ORDERABILITY, SERVICE, TABLE_ORDER } from '@tischlein/wording/storefront';
import { type ReactNode, useId } from 'react';
import { Link } from '../../browser/router.tsx';
import type { Order } from '../../ordering/use-order.ts';
import { PATHS, staticPath } from '../../shop/paths.ts';
import { freeItemWords, pricedLineWords } from '../../receipt/line-words.ts';
import { LeftOutNotice } from '../../receipt/left-out-notice.tsx';
import { leftOutWords } from '../../receipt/left-out-words.ts';
import { OrderLines } from '../../receipt/order-lines.tsx';
import { PersonLines, listPeople } from '../../receipt/person-lines.tsx';
import { Sums, toSums } from '../../receipt/sums.tsx';
import { useShop } from '../../context/shop-context.ts';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { GuaranteeNotice } from './guarantee-notice.tsx';
import { mayBeWithdrawn } from '@tischlein/domain/orders';
import { legalPage } from '../../shop/legal-pages.ts';

// More would not fit into the window: a longer order scrolls with the page, its sum and button stay in view.
const LINES_BESIDE_THE_FORM = 4;

/** The complete order: lines and sums together, directly above the button (§ 312j (2) BGB, S3 K1, K14). */
export function OrderSummary({ order, children }: { readonly order: Order; readonly children: ReactNode }) {
  const { menu, shop } = useShop();
  const titleId = useId();
  const { group } = order;
  const lines = order.priced.lines.map((priced) => ({
    key: priced.line.id,
    amount: priced.line.amount,
    price: priced.price,
    memberName: priced.line.memberName,
    // The name is the heading of a group's lines.
    ...pricedLineWords(menu, { ...priced, line: { ...priced.line, memberName: '' } }, order.priced.adjustments),
  }));
  const freeItems = order.priced.freeItems.map((item) => ({
    key: item.offerId,
    amount: 1,
    price: NO_CENTS,
    ...freeItemWords(menu, item),
  }));
  const isLong = group !== null || lines.length + freeItems.length > LINES_BESIDE_THE_FORM;
  return (
    <section className="order-summary" aria-labelledby={titleId} data-long={isLong || undefined}>
      <h2 id={titleId} className="order-summary-title" tabIndex={-1}>
        {group ? GROUP_WORDS.peopleOf(group.name) : CHECKOUT.yourOrder}
      </h2>
      <p className="order-where">
        <Icon name={order.orderType === 'dineIn' ? 'table' : 'pin'} />
        <WhereTo order={order} />
        <Icon name="clock" />
        <When order={order} />
      </p>
      {shop.sellerNote && <p>{shop.sellerNote}</p>}
      {order.unsuitable.length > 0 && (
        <Notice kind="warn" icon="info">
          <strong>{FILLED_CART.unsuitable(order.orderType)}:</strong>{' '}
          {order.unsuitable.map(({ problem }) => problem.item).join(', ')}
        </Notice>
      )}
      <LeftOutNotice items={leftOutWords(order.leftOut, order.occasion.time.day).map((text) => ({ text }))} />
      {!group && (
        <p>
          <Link className="link-button soft" to={PATHS.start}>
            <small>{CHECKOUT.change}</small>
          </Link>
        </p>
      )}
      <ReturnInfo order={order} />
      <GuaranteeNotice />
      {shop.reusableNotice && (
        <Notice kind="good" icon="leaf">
          {order.choices.packaging && <strong>{packagingText(order.choices.packaging)}. </strong>}
          {shop.reusableNotice}
        </Notice>
      )}
      {group ? (
        <PersonLines
          people={listPeople({ ...group, shares: memberShares(order.priced, group.ownerName), lines, freeItems })}
        />
      ) : (
        <OrderLines lines={[...lines, ...freeItems]} />
      )}
      <div className="order-end">
        <Sums sums={toSums(order)} note={vatText(order.priced.vat)} />
        {children}
      </div>
    </section>
  );
}

function WhereTo({ order }: { readonly order: Order }) {
  const { shop } = useShop();
  const { location, table } = order.options;
  if (table !== null) return <span>{TABLE_ORDER.atThisTable(table)}</span>;
  if (order.orderType === 'pickup') {
    return (
      <span>
        {CHECKOUT.pickupAt([shop.restaurantName, addressText(formatShopAddress(shop))].filter(Boolean).join(', '))}
      </span>
    );
  }
  return (
    <span>
      {location ? CHECKOUT.deliveryTo(addressText(formatLocation(location.address))) : CHECKOUT.addressMissing}
    </span>
  );
}

function When({ order }: { readonly order: Order }) {
  const { orderability } = order;
  switch (orderability.can) {
    case 'at':
      return <span>{orderability.time.label}</span>;
    case 'now':
      return <span>{[ORDERABILITY.asSoonAsPossible, ...listWait(order)].join(', ')}</span>;
    // Promises no time that was not chosen.
    case 'later':
      return <span>{CHECKOUT.noTime}</span>;
    case 'never':
      return <span>{CHECKOUT.notPossible}</span>;
  }
}

/** The wait in words; none at a table. */
function listWait({ orderability, orderType }: Order): readonly string[] {
  return orderability.can === 'now' && orderType !== 'dineIn' ? [SERVICE.inAbout(orderability.minutes)] : [];
}

/** Which articles can be returned and which cannot, before the order (Art. 246a § 1 (2) and (3) EGBGB, S3 L6). */
function ReturnInfo({ order }: { readonly order: Order }) {
  const page = legalPage(useShop().shop.pages, 'withdrawal');
  const lines = order.priced.lines.map(({ line }) => ({
    name: line.kind === 'dish' ? line.choice.dish.name : line.combo.name,
    amount: line.amount,
    withdrawalAllowed: mayBeWithdrawn(line, order.orderType),
  }));
  return (
    <div className="return-info">
      {returnInfo(lines).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {page && (
        <p>
          <Link to={staticPath(page.id)} target="_blank">
            {CHECKOUT.withdrawal}
          </Link>
        </p>
      )}
    </div>
  );
}
