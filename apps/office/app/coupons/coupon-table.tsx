import type { CouponUsage, OfficeCoupon } from '@tischlein/contract/office';
import { NO_CENTS, subtract } from '@tischlein/domain';
import { couponCodeKey } from '@tischlein/domain/offers';
import { useNow } from '@tischlein/ui/clock';
import { euro, wholeNumber } from '@tischlein/wording';
import { COUPON_OFFICE, couponValue, OFFER_OFFICE, refusalWords } from '@tischlein/wording/office';
import type { CSSProperties } from 'react';
import { RowMenu } from '../menu/row-menu.tsx';
import { Table } from '../ui/table.tsx';
import { findCouponState } from './describe-coupon.ts';

interface CouponTableProps {
  readonly coupons: readonly OfficeCoupon[];
  /** null: not read yet. */
  readonly usage: CouponUsage | null;
  /** null: may only read. */
  readonly onEdit: ((code: string) => void) | null;
  readonly onChange: (coupons: readonly OfficeCoupon[]) => void;
}

const { columns: COLUMNS } = COUPON_OFFICE;

/** The coupons of the list with their use. */
export function CouponTable({ coupons, usage, onEdit, onChange }: CouponTableProps) {
  const now = useNow();
  const put = (code: string, next: readonly OfficeCoupon[]): void =>
    onChange(coupons.flatMap((each) => (each.code === code ? next : each)));
  return (
    <Table
      kind="offer-table"
      onPhones="cards"
      rows={coupons.map((coupon) => toRow(coupon, usage))}
      toKey={({ coupon }) => coupon.code}
      columns={[
        { name: COLUMNS.code, isHead: true, cell: (row) => <Code row={row} onEdit={onEdit} /> },
        { name: COLUMNS.value, cell: ({ coupon }) => couponValue(coupon.type, coupon.value) },
        {
          name: COLUMNS.condition,
          cell: ({ coupon: { minimumOrderValue } }) =>
            minimumOrderValue > 0 ? COUPON_OFFICE.from(minimumOrderValue) : COUPON_OFFICE.noCondition,
        },
        { name: COLUMNS.state, cell: ({ coupon, used }) => <State {...findCouponState(coupon, used, now)} /> },
        {
          name: COLUMNS.redeemed,
          isNumber: true,
          cell: ({ coupon: { maximumUses }, used }) =>
            maximumUses === null ? wholeNumber(used) : <Progress used={used} most={maximumUses} />,
        },
        { name: COLUMNS.discount, isNumber: true, cell: ({ use }) => use && euro(subtract(NO_CENTS, use.discount)) },
        { name: COLUMNS.takings, isNumber: true, cell: ({ use }) => use && euro(use.takings) },
        {
          name: OFFER_OFFICE.actions,
          isNameHidden: true,
          cell: ({ coupon }) => onEdit && <Actions coupon={coupon} onEdit={onEdit} onPut={put} />,
        },
      ]}
    />
  );
}

interface CouponRow {
  readonly coupon: OfficeCoupon;
  readonly use: CouponUsage['coupons'][number] | undefined;
  readonly used: number;
  readonly refused: CouponUsage['refusedCodes'][number]['refused'];
}

function toRow(coupon: OfficeCoupon, usage: CouponUsage | null): CouponRow {
  const use = usage?.coupons.find(({ code }) => code === coupon.code);
  const refused = usage?.refusedCodes.find(({ code }) => code === couponCodeKey(coupon.code))?.refused ?? [];
  return { coupon, use, used: use?.everUsed ?? 0, refused };
}

interface CodeProps extends Pick<CouponTableProps, 'onEdit'> {
  readonly row: CouponRow;
}

function Code({ row: { coupon, refused }, onEdit }: CodeProps) {
  const { code } = coupon;
  return (
    <>
      {onEdit ? (
        <button type="button" className="coupon-code" onClick={() => onEdit(code)}>
          {code}
        </button>
      ) : (
        <strong>{code}</strong>
      )}
      {refused.length > 0 && <small>{`${COUPON_OFFICE.refused}: ${refusalWords(refused)}`}</small>}
    </>
  );
}

const State = ({ kind, words, why }: ReturnType<typeof findCouponState>) => (
  <>
    <span className="state" data-kind={kind}>
      {words}
    </span>
    {why && <small className="offer-why">{why}</small>}
  </>
);

interface ActionsProps {
  readonly coupon: OfficeCoupon;
  readonly onEdit: (code: string) => void;
  /** None: removed. */
  readonly onPut: (code: string, next: readonly OfficeCoupon[]) => void;
}

const Actions = ({ coupon, onEdit, onPut }: ActionsProps) => (
  <RowMenu
    name={coupon.code}
    actions={() => [
      { label: COUPON_OFFICE.edit, run: () => onEdit(coupon.code) },
      {
        label: coupon.active ? COUPON_OFFICE.switchOff : COUPON_OFFICE.switchOn,
        run: () => onPut(coupon.code, [{ ...coupon, active: !coupon.active }]),
      },
      { label: COUPON_OFFICE.remove, run: () => onPut(coupon.code, []) },
    ]}
  />
);

export function Progress({ used, most }: { readonly used: number; readonly most: number }) {
  const done: Record<`--${string}`, string> = { '--done': `${Math.min(100, Math.round((used * 100) / most))}%` };
  const style: CSSProperties = done;
  return (
    <span className="coupon-progress">
      {COUPON_OFFICE.of(used, most)}
      <i style={style} />
    </span>
  );
}
