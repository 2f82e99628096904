import { NO_CENTS } from '@tischlein/domain';
import { formatLocation } from '@tischlein/domain/delivery';
import { formatShopAddress } from '@tischlein/domain/shop';
import { memberShares } from '@tischlein/domain/pricing';
import { addressText, euro, GROUP, GROUP_WORDS, vatText } from '@tischlein/wording';
import { CART, CHECKOUT, SERVICE } from '@tischlein/wording/storefront';
import { type ReactNode, useId } from 'react';
import { Link } from '../../browser/router.tsx';
import type { Order } from '../../ordering/use-order.ts';
import { PATHS } from '../../shop/paths.ts';
import { freeItemWords, pricedLineWords } from '../../receipt/line-words.ts';
import { OrderLines } from '../../receipt/order-lines.tsx';
import { Sums, toSums } from '../../receipt/sums.tsx';
import { useClock, useShop } from '../../context/shop-context.ts';
import { ReturnInfo } from './return-info.tsx';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';

// More would not fit into the window: a longer order scrolls with the page, its sum and button stay in view.
const LINES_BESIDE_THE_FORM = 4;

interface OrderSummaryProps {
  readonly order: Order;
  /** The way back of a group; null: a link. */
  readonly toMenu: ReactNode | null;
  readonly children: ReactNode;
}

/** The complete order: lines and sums together, directly above the button (§ 312j (2) BGB, S3 K1, K14). */
export function OrderSummary({ order, toMenu, children }: OrderSummaryProps) {
  const { menu, shop } = useShop();
  const titleId = useId();
  const lines = order.priced.lines.map((line) => ({
    key: line.line.id,
    amount: line.line.amount,
    price: line.price,
    person: line.line.memberName,
    ...pricedLineWords(menu, line, order.priced.adjustments),
  }));
  const freeItems = order.priced.freeItems.map((item) => ({
    key: item.offerId,
    amount: 1,
    price: NO_CENTS,
    person: order.group?.ownerName ?? '',
    ...freeItemWords(menu, item),
  }));
  const isLong = lines.length + freeItems.length > LINES_BESIDE_THE_FORM;
  return (
    <section className="order-summary" aria-labelledby={titleId} data-long={isLong || undefined}>
      <h2 id={titleId} className="order-summary-title" tabIndex={-1}>
        {order.group ? GROUP_WORDS.peopleOf(order.group.name) : CHECKOUT.yourOrder}
      </h2>
      <p className="order-where">
        <Icon name="pin" />
        <WhereTo order={order} />
        <Icon name="clock" />
        <When order={order} />
      </p>
      {order.unsuitable.length > 0 && (
        <Notice kind="warn" icon="info">
          <strong>{CART.unsuitable(order.orderType)}:</strong>{' '}
          {order.unsuitable.map(({ problem }) => problem.item).join(', ')}
        </Notice>
      )}
      {toMenu ?? (
        <p>
          <Link className="link-button soft" to={PATHS.start}>
            <small>{CHECKOUT.change}</small>
          </Link>
        </p>
      )}
      <ReturnInfo order={order} />
      {shop.reusableNotice && (
        <Notice kind="good" icon="leaf">
          {shop.reusableNotice}
        </Notice>
      )}
      {order.group ? (
        <LinesByPerson order={order} lines={[...lines, ...freeItems]} />
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

type Line = Parameters<typeof OrderLines>[0]['lines'][number] & { readonly person: string };

/** The lines of each member below their name and share, the owner first (S3 G3). */
function LinesByPerson({ order, lines }: { readonly order: Order; readonly lines: readonly Line[] }) {
  const ownerName = order.group?.ownerName ?? '';
  return (
    <div className="group-people">
      {memberShares(order.priced, ownerName).map(({ memberName, total }) => (
        <section key={memberName}>
          <h3>
            <span>{memberName === ownerName ? GROUP.you : memberName}</span>
            <span>{euro(total)}</span>
          </h3>
          <OrderLines lines={lines.filter(({ person }) => person === memberName).map(withoutName)} />
        </section>
      ))}
      <p className="soft">
        <small>{GROUP_WORDS.shareNote}</small>
      </p>
    </div>
  );
}

/** The heading names the person. */
const withoutName = ({ person, details, ...line }: Line): Line => ({
  ...line,
  person,
  details: details.filter((detail) => detail !== person),
});

function WhereTo({ order }: { readonly order: Order }) {
  const { shop } = useShop();
  const { location } = order.options;
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
  const { period } = useClock();
  const minutes = order.orderType === 'delivery' ? period.time : period.pickupTime;
  return <span>{order.serveTime?.label ?? `${SERVICE.asSoonAsPossible}, ${SERVICE.inAbout(minutes)}`}</span>;
}
