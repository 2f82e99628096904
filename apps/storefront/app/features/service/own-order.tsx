import * as calls from '@tischlein/contract/calls';
import { CODE_LINK } from '@tischlein/wording/storefront';
import { send } from '../../api/send.ts';
import { useRouter } from '../../browser/router.tsx';
import { useShop } from '../../context/shop-context.ts';
import { orderPath } from '../../shop/order-paths.ts';

interface OwnOrderProps {
  readonly orderId: string;
  readonly code: string;
}

/** An order by telephone becomes the one of this browser, so that its guest can pay and sees everything. */
export function OwnOrder({ orderId, code }: OwnOrderProps) {
  const { shop } = useShop();
  const { goTo } = useRouter();
  const open = async (): Promise<void> => {
    await send(calls.openOrder, { params: { shop: shop.id }, body: { code } });
    goTo(orderPath(orderId));
  };
  return (
    <button className="link-button" type="button" onClick={() => void open()}>
      {CODE_LINK.toOrder}
    </button>
  );
}
