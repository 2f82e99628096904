import { removeLine, setAmount, setNote } from '@tischlein/domain/cart';
import { findCartMinimumAge } from '@tischlein/domain/cart';
import type { PricedLine } from '@tischlein/domain/pricing';
import { MAX_AMOUNT } from '@tischlein/domain/selection';
import { refundPrice, WAITER_REFUND } from '@tischlein/domain/table';
import { euro } from '@tischlein/wording';
import { FILLED_CART, TAKE } from '@tischlein/wording/storefront';
import { Icon } from '@tischlein/ui/icon';
import { Notice } from '@tischlein/ui/notice';
import { Stepper } from '@tischlein/ui/stepper';
import { useState } from 'react';
import { useShop } from '../../context/shop-context.ts';
import { pricedLineWords } from '../../receipt/line-words.ts';
import { NoteDialog } from './note-dialog.tsx';
import type { TakeActions } from './take-actions.ts';
import { changeDraftCart, type DraftOrder, useOccasion } from './use-draft-order.ts';
import { setDraft } from './waiter-state.ts';

interface TakenListProps {
  readonly table: number;
  readonly order: DraftOrder;
  readonly onEdit: TakeActions['editLine'];
}

/** The unbooked lines of a table: dishes with notes and amounts, refunds as negative lines. */
export function TakenList({ table, order, onEdit }: TakenListProps) {
  const { shop, menu } = useShop();
  const { draft, priced, cart, problems } = order;
  const age = findCartMinimumAge(menu, cart);
  const remove = (place: number): void =>
    setDraft(shop.id, table, { ...draft, refunds: draft.refunds.filter((_, index) => index !== place) });
  return (
    <>
      {problems.map(({ code, item }) => (
        <Notice key={`${code} ${item}`} kind="warn" icon="alert">
          <strong>{TAKE.gone(item)}</strong> {TAKE.goneHint}
        </Notice>
      ))}
      <ul>
        {priced.lines.map((line) => (
          <TakenLine key={line.line.id} priced={line} table={table} order={order} onEdit={onEdit} />
        ))}
        {draft.refunds.map(({ line, dishName, amount }, place) => (
          <li className="taken" key={`${line} ${place}`} data-promotion={WAITER_REFUND}>
            <span>
              <strong>{TAKE.refund(dishName)}</strong>
            </span>
            <span className="price">{euro(refundPrice(amount))}</span>
            <span className="taken-foot">
              <span />
              <button
                className="icon-button"
                type="button"
                aria-label={TAKE.removeRefund(dishName)}
                onClick={() => remove(place)}
              >
                <Icon name="bin" />
              </button>
            </span>
          </li>
        ))}
      </ul>
      {age !== null && (
        <Notice kind="plain" icon="info">
          {TAKE.checkAge(age)}
        </Notice>
      )}
    </>
  );
}

function TakenLine({ priced, table, order, onEdit }: TakenListProps & { readonly priced: PricedLine }) {
  const page = useShop();
  const occasion = useOccasion();
  const [isNoting, setNoting] = useState(false);
  const { line, price } = priced;
  const { title, details } = pricedLineWords(page.menu, priced, order.priced.adjustments);
  const words = {
    add: FILLED_CART.more(title),
    more: FILLED_CART.more(title),
    less: FILLED_CART.less(title),
    remove: FILLED_CART.remove(title),
  };
  const setCount = (count: number): void =>
    changeDraftCart(page, table, {
      occasion,
      change: (cart) => (count === 0 ? removeLine(cart, line.id) : setAmount(cart, line.id, count)),
    });
  return (
    <li className="taken">
      <span>
        <button className="taken-name" type="button" aria-label={FILLED_CART.edit(title)} onClick={() => onEdit(line)}>
          {title}
        </button>
        {details.map((detail) => (
          <small key={detail}>{detail}</small>
        ))}
      </span>
      <span className="price">{euro(price)}</span>
      <span className="taken-foot">
        <button className="link-button" type="button" aria-label={TAKE.noteFor(title)} onClick={() => setNoting(true)}>
          {TAKE.note}
        </button>
        <Stepper count={line.amount} least={0} most={MAX_AMOUNT} words={words} onChange={setCount} />
      </span>
      {isNoting && (
        <NoteDialog
          title={TAKE.noteFor(title)}
          note={line.note}
          onSave={(note) => changeDraftCart(page, table, { occasion, change: (cart) => setNote(cart, line.id, note) })}
          onClosed={() => setNoting(false)}
        />
      )}
    </li>
  );
}
