import * as calls from '@tischlein/contract/calls';
import type { OrderInfo } from '@tischlein/contract/shop';
import { Notice } from '@tischlein/ui/notice';
import { OUR_TABLE } from '@tischlein/wording/storefront';
import { useState } from 'react';
import { send } from '../../api/send.ts';
import { applyCoupon } from '../../guest/coupon.ts';
import { readChoices } from '../../guest/offer-choices.ts';
import { useRouter } from '../../browser/router.tsx';
import { type ShopPage, useClock, useShop } from '../../context/shop-context.ts';
import { orderAgain } from '../../ordering/order-again.ts';
import { PATHS } from '../../shop/paths.ts';
import { getTableRemote } from '../../table/guest-table.ts';

type PlacedOrder = NonNullable<OrderInfo['order']>;

/** Takes the round back that waits for the waiter and leads to the checkout with its items, coupon and free items. */
export function PayNow({ order: { id: orderId, quote } }: { readonly order: PlacedOrder }) {
  const page = useShop();
  const clock = useClock();
  const { goTo } = useRouter();
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const takeBack = async (): Promise<void> => {
    if (isBusy) return;
    const { id: shop } = page.shop;
    setBusy(true);
    const answer = await send(calls.takeBackRound, { params: { shop, orderId } });
    if (answer.ok) await restoreOffers(page, quote);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.problem.message);
    getTableRemote(shop).set({ kind: 'current', table: answer.value });
    const isWhole = orderAgain(page, clock, quote.lines) === quote.lines.length;
    return goTo(isWhole ? PATHS.checkout : PATHS.start);
  };
  return (
    <>
      {problem && (
        <Notice kind="bad" icon="alert" role="alert">
          {problem}
        </Notice>
      )}
      <button
        className="button button-line button-wide"
        type="button"
        aria-busy={isBusy || undefined}
        onClick={() => void takeBack()}
      >
        {OUR_TABLE.payNow}
      </button>
    </>
  );
}

// The server has released the coupon, so it counts again.
async function restoreOffers(
  { shop, guest }: Pick<ShopPage, 'shop' | 'guest'>,
  { hints, freeItems }: PlacedOrder['quote'],
): Promise<void> {
  const { selectedFreeItems } = readChoices({ selectedFreeItems: freeItems });
  guest.choices.set({ ...guest.choices.get(), selectedFreeItems });
  if (hints.coupon) await applyCoupon(guest, shop.id, hints.coupon.code);
}
