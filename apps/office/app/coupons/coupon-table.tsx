import type { CouponUsage, OfficeCoupon } from '@tischlein/contract/office';
import { NO_CENTS, subtract } from '@tischlein/domain';
import { couponCodeKey } from '@tischlein/domain/offers';
import { useNow } from '@tischlein/ui/clock';
import { euro, wholeNumber } from '@tischlein/wording';
import { COUPON_OFFICE, couponValue, OFFER_OFFICE, refusalWords } from '@tischlein/wording/office';
import type { CSSProperties } from 'react';
import { RowMenu } from '../menu/row-menu.tsx';
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
  if (coupons.length === 0) return <p className="soft">{COUPON_OFFICE.none}</p>;
  return (
    <table className="offer-table coupon-table">
      <thead>
        <tr>
          {Object.values(COLUMNS).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">
            <span className="visually-hidden">{OFFER_OFFICE.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {coupons.map((coupon) => (
          <CouponRow
            key={coupon.code}
            coupon={coupon}
            usage={usage}
            onEdit={onEdit && (() => onEdit(coupon.code))}
            onChange={(next) => onChange(coupons.flatMap((each) => (each.code === coupon.code ? (next ?? []) : each)))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface CouponRowProps {
  readonly coupon: OfficeCoupon;
  readonly usage: CouponUsage | null;
  readonly onEdit: (() => void) | null;
  /** null: removed. */
  readonly onChange: (coupon: OfficeCoupon | null) => void;
}

function CouponRow({ coupon, usage, onEdit, onChange }: CouponRowProps) {
  const { code, type, value, minimumOrderValue, maximumUses, active } = coupon;
  const use = usage?.coupons.find((each) => each.code === code);
  const refused = usage?.refusedCodes.find((each) => each.code === couponCodeKey(code))?.refused ?? [];
  const used = use?.everUsed ?? 0;
  const state = findCouponState(coupon, used, useNow());
  return (
    <tr>
      <td>
        {onEdit ? (
          <button type="button" className="coupon-code" onClick={onEdit}>
            {code}
          </button>
        ) : (
          <strong>{code}</strong>
        )}
        {refused.length > 0 && <small>{`${COUPON_OFFICE.refused}: ${refusalWords(refused)}`}</small>}
      </td>
      <td data-label={COLUMNS.value}>{couponValue(type, value)}</td>
      <td data-label={COLUMNS.condition}>
        {minimumOrderValue > 0 ? COUPON_OFFICE.from(minimumOrderValue) : COUPON_OFFICE.noCondition}
      </td>
      <td data-label={COLUMNS.state}>
        <span className="offer-state" data-kind={state.kind}>
          {state.words}
        </span>
        {state.why && <small className="offer-why">{state.why}</small>}
      </td>
      <td data-label={COLUMNS.redeemed}>
        {maximumUses === null ? wholeNumber(used) : <Progress used={used} most={maximumUses} />}
      </td>
      <td data-label={COLUMNS.discount}>{use ? euro(subtract(NO_CENTS, use.discount)) : ''}</td>
      <td data-label={COLUMNS.takings}>{use ? euro(use.takings) : ''}</td>
      <td>
        {onEdit && (
          <RowMenu
            name={code}
            actions={() => [
              { label: COUPON_OFFICE.edit, run: onEdit },
              {
                label: active ? COUPON_OFFICE.switchOff : COUPON_OFFICE.switchOn,
                run: () => onChange({ ...coupon, active: !active }),
              },
              { label: COUPON_OFFICE.remove, run: () => onChange(null) },
            ]}
          />
        )}
      </td>
    </tr>
  );
}

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
