import * as calls from '@tischlein/contract/calls';
import type { CouponSeries, CouponSeriesCodes } from '@tischlein/contract/office';
import { useRemote } from '@tischlein/ui/use-remote';
import { euro, longDate } from '@tischlein/wording';
import { COUPON_OFFICE, couponValue } from '@tischlein/wording/office';
import { useState } from 'react';
import { useParams } from 'react-router';
import { send } from '../api/send.ts';
import type { ShopOffice } from '../frame/office-context.ts';
import { OfficeFrame } from '../frame/office-frame.tsx';
import '@tischlein/ui/styles/switch.css';
import '../styles/offers.css';
import '../styles/offer-editor.css';
import '../styles/coupons.css';
import { Tick } from '../ui/tick.tsx';
import { toLastDay } from './describe-coupon.ts';

const { print: SAY } = COUPON_OFFICE;
/** Two columns of six. */
const PER_SHEET = 12;

/** The codes of a series as slips on sheets of A4. */
export function CouponPrintPage({ shop }: Pick<ShopOffice, 'shop'>) {
  const { id = '' } = useParams();
  const { value, problem } = useRemote<CouponSeriesCodes>({
    key: `codes ${shop.id} ${id}`,
    read: () => send(calls.getSeriesCodes, { params: { shop: shop.id, series: id } }),
  });
  const [isUnusedOnly, setUnusedOnly] = useState(true);
  const codes = value?.codes.filter(({ used }) => !isUnusedOnly || used === 0) ?? [];
  const sheets = Array.from({ length: Math.ceil(codes.length / PER_SHEET) }, (_, sheet) =>
    codes.slice(sheet * PER_SHEET, (sheet + 1) * PER_SHEET),
  );
  return (
    <OfficeFrame
      title={value ? SAY.title(value.series.name) : COUPON_OFFICE.title}
      crumb={{ path: '/gutscheine', name: SAY.back }}
      isWide
    >
      <div className="stack coupon-print-head">
        {problem && (
          <p className="notice" data-kind="bad" role="alert">
            {problem}
          </p>
        )}
        <p role="status">{value && SAY.sheets(codes.length, sheets.length)}</p>
        <Tick label={SAY.unusedOnly} isOn={isUnusedOnly} onChange={setUnusedOnly} />
        <button type="button" className="button button-main" onClick={() => window.print()}>
          {SAY.print}
        </button>
      </div>
      {value &&
        sheets.map((sheet, index) => (
          <ol key={sheet[0]?.code} className="coupon-sheet" aria-label={SAY.sheet(index + 1)}>
            {sheet.map(({ code }) => (
              <Slip key={code} code={code} series={value.series} restaurant={shop.name} />
            ))}
          </ol>
        ))}
    </OfficeFrame>
  );
}

interface SlipProps {
  readonly code: string;
  readonly series: CouponSeries;
  readonly restaurant: string;
}

function Slip({ code, series: { type, value, minimumOrderValue, validUntil }, restaurant }: SlipProps) {
  const terms = [
    minimumOrderValue > 0 ? SAY.from(euro(minimumOrderValue, { dropZeros: true })) : '',
    validUntil === null ? '' : SAY.until(longDate(toLastDay(validUntil))),
    SAY.once,
  ];
  return (
    <li className="coupon-slip">
      <strong>{SAY.worth(couponValue(type, value))}</strong>
      <span>{SAY.at(restaurant)}</span>
      <code>{code}</code>
      <small>{terms.filter(Boolean).join(', ')}</small>
    </li>
  );
}
