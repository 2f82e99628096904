import { mayBeWithdrawn } from '@tischlein/domain/orders';
import { returnInfo } from '@tischlein/wording';
import { CHECKOUT } from '@tischlein/wording/storefront';
import { Link } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import type { Order } from '../../ordering/use-order.ts';
import { legalPage } from '../../shop/legal-pages.ts';
import { staticPath } from '../../shop/paths.ts';

/** Which articles can be returned and which cannot, before the order (Art. 246a § 1 (2) and (3) EGBGB, S3 L6). */
export function ReturnInfo({ order }: { readonly order: Order }) {
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
