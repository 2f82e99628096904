import type { OfferId } from '@tischlein/domain';
import type { Menu } from '@tischlein/domain/menu';
import { COUPON, FILLED_CART } from '@tischlein/wording/storefront';
import { euro, GROUP_WORDS, vatText } from '@tischlein/wording';
import { type ReactNode, useRef } from 'react';
import type { Order } from '../../ordering/use-order.ts';
import { useShop } from '../../context/shop-context.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CartNotices } from './cart-notices.tsx';
import { CartOffers } from './cart-offers.tsx';
import { Sums, toSums } from '../../receipt/sums.tsx';
import { cartTitle } from './cart-title.ts';
import { CheckoutButton } from './checkout-button.tsx';
import { EmptyCart } from './empty-cart.tsx';
import type { GroupSlots } from './group-slots.ts';
import { FreeItemRow } from './free-item-row.tsx';
import { PackagingChoice } from './packaging-choice.tsx';
import type { UnsuitableItem } from '../../guest/settle-cart.ts';
import { BeforeNote } from '../../receipt/before-note.tsx';
import { freeItemWords, lineWords } from '../../receipt/line-words.ts';
import { RemovedRow } from './removed-row.tsx';
import { type RemovedLine, useRemovedRows } from './use-removed-rows.ts';
import { Progress } from './progress.tsx';
import type { CartActions } from './cart-actions.ts';
import '../../styles/cart.css';

interface CartPanelProps {
  readonly order: Order;
  readonly actions: CartActions;
  readonly coupon: ReactNode;
  readonly group: GroupSlots;
  /** Inside a dialog, the dialog shows the title and the checkout button. */
  readonly inDialog?: boolean;
}

/** The cart: lines, sums, and progress towards the minimum order and free delivery. */
export function CartPanel({ order, actions, coupon, group, inDialog = false }: CartPanelProps) {
  const { menu } = useShop();
  const { removed, add, restore } = useRemovedRows();
  const list = useRef<HTMLUListElement>(null);
  const { lines, steps } = order.priced;
  const isEmpty = lines.length === 0 && order.unsuitable.length === 0;
  const removeUnsuitable = (item: UnsuitableItem): void =>
    add({ title: item.problem.item, index: 0, undo: actions.removeUnsuitable(item) });
  return (
    <div className="cart">
      {!inDialog && (group.title || !isEmpty) && <CartTitle title={group.title ?? cartTitle(order)} />}
      {group.head}
      <CartNotices order={order} onRemove={removeUnsuitable} onComplete={actions.completeCombo} />
      {(lines.length > 0 || removed.length > 0) && (
        <ul className="cart-lines" ref={list}>
          {placeRemoved(listRows(menu, order, { actions, add }), removed).map((row, index) =>
            'undo' in row ? (
              <RemovedRow key={`removed ${row.key}`} title={row.title} onUndo={() => restore(row, list.current)} />
            ) : (
              row.show(index)
            ),
          )}
        </ul>
      )}
      {inDialog && <BeforeNote prices={lines.map((line) => ({ ...line, now: line.price }))} />}
      {isEmpty && (group.title ? <p className="soft">{GROUP_WORDS.nothingYet}</p> : <EmptyCart />)}
      {lines.length > 0 && <PackagingChoice order={order} />}
      {group.others}
      {!inDialog && group.foot}
      {!group.title && lines.length > 0 && (
        <>
          <CartOffers order={order} actions={actions} />
          <div className="cart-foot">
            <Sums sums={toSums(order)} note={vatText(order.priced.vat)} isShort />
            {!inDialog && <CheckoutButton order={order} onAddress={actions.askAddress} />}
          </div>
          <Progress order={order} />
          <details className="coupon-fold">
            <summary>{COUPON.open}</summary>
            {coupon}
          </details>
        </>
      )}
      {group.suggestion}
      {/* Announces every new total. */}
      <p className="visually-hidden" role="status">
        {group.title ? group.total : lines.length > 0 && FILLED_CART.totalNow(euro(steps.total))}
      </p>
    </div>
  );
}

function CartTitle({ title }: { readonly title: string }) {
  const { branchName } = useShop().shop;
  return (
    <h2 className="cart-title">
      {title} {branchName && <small>{branchName}</small>}
    </h2>
  );
}

interface RowActions {
  readonly actions: CartActions;
  readonly add: ReturnType<typeof useRemovedRows>['add'];
}

/** The rows of the lines and the free items. */
function listRows(menu: Menu, { priced }: Order, { actions, add }: RowActions): readonly CartRow[] {
  const { lines, freeItems, adjustments, hints } = priced;
  const change = (offerId: OfferId): void => {
    const offer = hints.freeItems.find((state) => state.offerId === offerId);
    if (offer) actions.chooseFreeItem(offer);
  };
  return [
    ...lines.map((line) => ({
      show: (index: number) => (
        <CartLineRow
          key={line.line.id}
          priced={line}
          adjustments={adjustments}
          actions={actions}
          onRemove={() => add({ title: lineWords(menu, line.line).title, index, undo: actions.remove(line.line) })}
        />
      ),
    })),
    ...freeItems.map((item) => ({
      show: (index: number) => (
        <FreeItemRow
          key={item.offerId}
          item={item}
          onChange={() => change(item.offerId)}
          onRemove={() =>
            add({ title: freeItemWords(menu, item).title, index, undo: actions.removeFreeItem(item.offerId) })
          }
        />
      ),
    })),
  ];
}

interface CartRow {
  readonly show: (index: number) => ReactNode;
}

/** Inserts the rows of what was removed where it was. */
function placeRemoved(rows: readonly CartRow[], removed: readonly RemovedLine[]): readonly (CartRow | RemovedLine)[] {
  return removed
    .toSorted((one, other) => one.index - other.index)
    .reduce<readonly (CartRow | RemovedLine)[]>((placed, row) => placed.toSpliced(row.index, 0, row), rows);
}
