import type { TableBillAnswer, TableItemAnswer } from '@tischlein/contract/shop';
import type { Cents } from '@tischlein/domain';
import { missedLeastAmount } from '@tischlein/domain/checkout';
import {
  type BillChoice,
  chooseLines,
  FEWEST_PARTS,
  listEqualParts,
  MOST_PARTS,
  type OpenBill,
  priceOfUnit,
  toggleUnit,
} from '@tischlein/domain/table';
import { Stepper } from '@tischlein/ui/stepper';
import { Switch } from '@tischlein/ui/switch';
import { euro, namePaymentMethods } from '@tischlein/wording';
import { OUR_TABLE, TABLE_BILL } from '@tischlein/wording/storefront';
import { OrderLines } from '../../receipt/order-lines.tsx';
import { useShop } from '../../context/shop-context.ts';
import { AmountField } from './amount-field.tsx';
import { listItems, toPayable } from './open-bill.ts';
import { listPartMethods } from './part-submission.ts';

interface BillFieldsProps {
  readonly bill: TableBillAnswer;
  readonly open: OpenBill;
  readonly choice: BillChoice;
  readonly onChange: (choice: BillChoice) => void;
}

/** What the guest pays: chosen units, an amount of their own, an equal part, or everything. */
export function BillFields(props: BillFieldsProps) {
  const { choice, onChange } = props;
  return (
    <>
      <Switch
        legend={TABLE_BILL.what}
        value={choice.kind}
        options={(['units', 'amount', 'equalPart', 'everything'] as const).map((value) => ({
          value,
          label: TABLE_BILL[value],
          unavailable: null,
        }))}
        onChange={(kind) => onChange({ ...choice, kind })}
      />
      {choice.kind === 'units' && <Units {...props} />}
      {choice.kind === 'amount' && <AmountField {...props} />}
      {choice.kind === 'equalPart' && <EqualPart {...props} />}
      {choice.kind === 'everything' && <Everything bill={props.bill} />}
    </>
  );
}

function Units({ bill, open, choice, onChange }: BillFieldsProps) {
  const own = bill.rounds
    .filter(({ isOwn }) => isOwn)
    .flatMap(({ items }) => items.map(toPayable).filter(({ openUnits }) => openUnits > 0));
  const hasChoice = Object.values(choice.units).some((units) => units.length > 0);
  return (
    <div>
      <p className="soft">{TABLE_BILL.tap}</p>
      <p className="bill-ways">
        {own.length > 0 && (
          <button className="link-button" type="button" onClick={() => onChange(chooseLines(choice, own))}>
            {TABLE_BILL.mine}
          </button>
        )}
        {hasChoice && (
          <button className="link-button" type="button" onClick={() => onChange({ ...choice, units: {} })}>
            {TABLE_BILL.none}
          </button>
        )}
      </p>
      <div className="bill-rows" role="group" aria-label={TABLE_BILL.tap}>
        {listItems(bill).map((item) => (
          <ItemRows key={item.id} item={item} open={open} choice={choice} onChange={onChange} />
        ))}
      </div>
    </div>
  );
}

interface ItemRowsProps extends Pick<BillFieldsProps, 'open' | 'choice' | 'onChange'> {
  readonly item: TableItemAnswer;
}

/** One row for each open unit, and one for each guest who is paying for some of them. */
function ItemRows({ item, choice, onChange }: ItemRowsProps) {
  const chosen = choice.units[item.id] ?? [];
  return (
    <>
      {Array.from({ length: item.openUnits }, (_, unit) => (
        <label key={unit} className="choice-row">
          <input
            type="checkbox"
            checked={chosen.includes(unit)}
            onChange={() => onChange(toggleUnit(choice, item.id, unit))}
          />
          <ItemName item={item} />
          <span className="choice-price" data-whole>
            {euro(priceOfUnit(item, unit))}
          </span>
        </label>
      ))}
      {item.reservedBy.map(({ name, units }, index) => (
        <label key={`reserved ${String(index)}`} className="choice-row">
          <input type="checkbox" disabled />
          <span className="choice-name">
            {units > 1 && `${units}× `}
            {item.dishName}
            <small>{OUR_TABLE.paying(name)}</small>
          </span>
        </label>
      ))}
    </>
  );
}

function ItemName({ item }: { readonly item: TableItemAnswer }) {
  return (
    <span className="choice-name">
      {item.dishName}
      {item.details.length > 0 && <small>{item.details.join(', ')}</small>}
    </span>
  );
}

function EqualPart({ open, choice, onChange }: BillFieldsProps) {
  const { division, due } = open;
  const parts = listEqualParts(open, choice.into);
  const [part, last] = [parts[0], parts.at(-1)];
  return (
    <div className="bill-part">
      {division ? (
        <p>{TABLE_BILL.alreadyDivided(division.into, division.taken)}</p>
      ) : (
        <>
          <p>{TABLE_BILL.dividedBy(euro(due))}</p>
          <Stepper
            count={choice.into}
            least={FEWEST_PARTS}
            most={MOST_PARTS}
            words={{ add: TABLE_BILL.more, less: TABLE_BILL.fewer, more: TABLE_BILL.more }}
            onChange={(into) => onChange({ ...choice, into })}
          />
        </>
      )}
      {part !== undefined && (
        <p role="status">
          {TABLE_BILL.yourPart}
          <strong>{euro(part)}</strong>.{last !== undefined && last !== part && TABLE_BILL.lastPart(euro(last))}
        </p>
      )}
      {last !== undefined && <TooSmall part={last} />}
      <p className="soft">{TABLE_BILL.deducted}</p>
    </div>
  );
}

/** Names the methods whose providers do not take the smallest of the equal parts. */
function TooSmall({ part }: { readonly part: Cents }) {
  const { shop } = useShop();
  const refusing = namePaymentMethods(listPartMethods(shop), shop.heidelpayVariant).filter(
    ({ method }) => missedLeastAmount(shop.leastAmounts, method, part) !== null,
  );
  if (refusing.length === 0) return null;
  return (
    <p className="soft" role="status">
      {TABLE_BILL.tooSmall(
        euro(part),
        refusing.map(({ name }) => name),
      )}
    </p>
  );
}

function Everything({ bill }: Pick<BillFieldsProps, 'bill'>) {
  const lines = listItems(bill)
    .filter(({ open }) => open > 0)
    .map(({ id, openUnits, dishName, details, open }) => ({
      key: id,
      amount: Math.max(1, openUnits),
      title: dishName,
      details,
      price: open,
    }));
  return <OrderLines lines={lines} />;
}
