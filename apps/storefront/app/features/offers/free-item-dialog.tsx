import { NO_CENTS, type SizeId } from '@tischlein/domain';
import { calculateDeposit, type DeliveryType, unitPrice } from '@tischlein/domain/menu';
import type { FreeItemChoice, FreeItemState, SelectedFreeItem, UnstatedFreeItem } from '@tischlein/domain/offers';
import { depositText, dishTitle, euro, FREE_ITEM_ALONE, OFFERS, PRICE, UNSTATED } from '@tischlein/wording';
import { type ShopPage, useShop } from '../../context/shop-context.ts';
import { OptionDialog } from './option-dialog.tsx';

interface FreeItemDialogProps {
  readonly offer: FreeItemState;
  readonly deliveryType: DeliveryType;
  readonly taken: SelectedFreeItem | null;
  /** The choice before a reload; not validated. */
  readonly draft: unknown;
  readonly onChange: (chosen: string) => void;
  readonly onChoose: (choice: FreeItemChoice) => void;
  readonly onClosed: () => void;
}

/** The choice of a free item (S1 §4 Free-item threshold, S3 T9); its deposit is charged (S1 §9 Free-item deposit). */
export function FreeItemDialog(props: FreeItemDialogProps) {
  const { offer, deliveryType, taken, draft, onChange, onChoose, onClosed } = props;
  const page = useShop();
  const choose = (key: string): void => {
    const choice = offer.choices.find((each) => toKey(each) === key);
    if (choice) onChoose(choice);
  };
  return (
    <OptionDialog
      title={offer.title}
      intro={offer.combinable ? '' : FREE_ITEM_ALONE}
      options={[
        ...offer.choices.map((choice) => ({ id: toKey(choice), ...describeChoice(page, choice, deliveryType) })),
        ...offer.unstated.map(describeUnstated),
      ]}
      chosen={taken ? toKey(taken) : offer.choices.length === 1 ? offer.choices.map(toKey).join('') : ''}
      draft={draft}
      onChange={onChange}
      onChoose={choose}
      onClosed={onClosed}
    />
  );
}

const toKey = ({ dishId, sizeId }: { readonly dishId: string; readonly sizeId: SizeId | null }): string =>
  `${dishId} ${sizeId ?? ''}`;

const describeUnstated = (choice: UnstatedFreeItem) => ({
  id: toKey(choice),
  name: choice.name,
  note: UNSTATED[choice.because],
  price: null,
  isDisabled: true,
});

function describeChoice(
  { menu, shop }: ShopPage,
  { dishId, sizeId, name }: FreeItemChoice,
  deliveryType: DeliveryType,
) {
  const dish = menu.dishes.get(dishId);
  const size = dish?.sizes.find(({ id }) => id === sizeId);
  const price = dish ? unitPrice(dish, sizeId, deliveryType) : null;
  const deposit = dish ? calculateDeposit(dish, { sizeId, deliveryType }, shop) : NO_CENTS;
  return {
    name: dish ? dishTitle(dish.name, size?.name ?? null) : name,
    note: dish && deposit > 0 ? depositText(deposit, dish.depositKind ? [dish.depositKind] : []) : '',
    price: (
      <>
        <span className="price" data-reduced>
          {OFFERS.free}
        </span>
        {price !== null && (
          <del className="price-old">
            <span className="visually-hidden">{PRICE.before} </span>
            {euro(price)}
          </del>
        )}
      </>
    ),
  };
}
