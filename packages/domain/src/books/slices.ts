import { DELIVERY_TYPES, type DeliveryType } from '../delivery-type.ts';
import { type Cents, NO_CENTS, sum } from '../money.ts';
import { vatTable, type VatTable } from '../pricing/vat-table.ts';
import type { BookedMethod } from './facts.ts';
import { sumTakings, type Takings, type Totals } from './figures.ts';

export interface TypeSlice {
  readonly deliveryType: DeliveryType;
  readonly orders: number;
  readonly takings: Cents;
}

/** Takings and orders by type; types without either are left out. */
export function sliceByType({ takings, orders }: Pick<Totals, 'takings' | 'orders'>): readonly TypeSlice[] {
  return DELIVERY_TYPES.map((deliveryType) => ({
    deliveryType,
    orders: orders.find((each) => each.deliveryType === deliveryType)?.count ?? 0,
    takings: sumTakings(takings.filter((each) => each.deliveryType === deliveryType)),
  })).filter((slice) => slice.orders > 0 || slice.takings !== 0);
}

export interface MethodSlice {
  readonly method: BookedMethod;
  readonly takings: Cents;
  readonly received: Cents;
  readonly refunded: Cents;
  /** Takings by order type. */
  readonly byType: Readonly<Record<DeliveryType, Cents>>;
}

/** Takings and moved money by method, the largest first. */
export function sliceByMethod({ takings, money }: Pick<Totals, 'takings' | 'money'>): readonly MethodSlice[] {
  const methods = new Set([...takings, ...money].map(({ method }) => method));
  return [...methods]
    .map((method) => {
      const own = takings.filter((each) => each.method === method);
      const moved = money.find((each) => each.method === method);
      const ofType = (type: DeliveryType): Cents => sumTakings(own.filter(({ deliveryType }) => deliveryType === type));
      return {
        method,
        takings: sumTakings(own),
        received: moved?.received ?? NO_CENTS,
        refunded: moved?.refunded ?? NO_CENTS,
        byType: { delivery: ofType('delivery'), pickup: ofType('pickup'), dineIn: ofType('dineIn') },
      };
    })
    .toSorted((left, right) => right.takings - left.takings || left.method.localeCompare(right.method));
}

/** Takings by VAT rate, lowest first, with net, VAT and gross as the documents say. */
export function sliceByRate(takings: readonly Takings[]): VatTable {
  const rates = [...new Set(takings.map(({ rate }) => rate))].toSorted((left, right) => left - right);
  return vatTable(
    rates.map((rate) => {
      const own = takings.filter((each) => each.rate === rate);
      return { rate, gross: sumTakings(own), vat: sum(own.map(({ vat }) => vat)) };
    }),
  );
}
