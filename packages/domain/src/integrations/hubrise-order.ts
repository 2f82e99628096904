import type { DeliveryType } from '../delivery-type.ts';
import type { OrderStatus } from '../orders/order-status.ts';
import type { HubriseCharge, HubriseCustomer, HubriseItem, HubriseOption, HubriseOrder } from './hubrise-shape.ts';

/** A line as stored with an order: amounts in cents. */
interface OrderedDish {
  readonly dishId: string;
  readonly name: string;
  readonly sizeId: string | null;
  readonly sizeName: string | null;
  readonly without: readonly { readonly id: string; readonly name: string }[];
  readonly extras: readonly OrderedExtra[];
}

interface OrderedExtra {
  readonly groupId: string;
  readonly itemId: string;
  readonly itemName: string;
  readonly amount: number;
  /** For all units that are not free. */
  readonly price: number;
  readonly freeAmount: number;
}

export interface OrderedLine {
  readonly name: string;
  readonly note?: string;
  readonly amount: number;
  /** One unit with its extras, without deposit. */
  readonly unitListPrice: number;
  readonly deposit: number;
  readonly dish: OrderedDish | null;
  readonly menu: {
    readonly menuId: string;
    readonly slots: readonly { readonly slotName: string; readonly dish: OrderedDish }[];
  } | null;
  /** Parts by VAT rate, in basis points. */
  readonly vat?: readonly { readonly rate: number; readonly gross: number }[];
}

/** An order as far as another system needs it. Amounts in cents. */
export interface OrderToShare {
  readonly id: string;
  readonly number: number;
  readonly status: OrderStatus;
  readonly deliveryType: DeliveryType;
  readonly placedAt: string;
  /** null: as soon as possible. */
  readonly serveAt: string | null;
  readonly promisedAt: string | null;
  readonly lines: readonly OrderedLine[];
  readonly freeItems: readonly { readonly dishId: string; readonly name: string; readonly deposit: number }[];
  readonly adjustments: readonly { readonly offerId: string | null; readonly label: string; readonly amount: number }[];
  readonly deliveryFee: number;
  readonly tip: number;
  readonly total: number;
  readonly isPaid: boolean;
  readonly paymentMethod: string | null;
  readonly guest: SharedGuest;
}

interface SharedGuest {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly address: string;
  readonly zip: string;
  readonly city: string;
  readonly messageCook: string;
  readonly messageDriver: string;
}

const STATUSES: Readonly<Record<OrderStatus, string>> = {
  placed: 'new',
  accepted: 'accepted',
  ready: 'awaiting_collection',
  underway: 'in_delivery',
  handedOver: 'completed',
  refused: 'rejected',
  cancelled: 'cancelled',
};
const SERVICE_TYPES: Readonly<Record<DeliveryType, string>> = {
  delivery: 'delivery',
  pickup: 'collection',
  dineIn: 'eat_in',
};
const CENTS = 100;

/** 980 → '9.80 EUR' */
export const toHubriseMoney = (amount: number): string => `${(amount / CENTS).toFixed(2)} EUR`;

/**
 * An order in the shape of HubRise, which many tills read (https://www.hubrise.com/developers/api/orders). Items are at list
 * price: items + charges - discounts is always the total.
 */
export function toHubriseOrder(order: OrderToShare): HubriseOrder {
  const deposits = [...order.lines, ...order.freeItems].reduce((sum, { deposit }) => sum + deposit, 0);
  const total = order.total + order.tip;
  return {
    id: order.id,
    ref: String(order.number),
    status:
      order.deliveryType === 'delivery' && order.status === 'ready' ? 'awaiting_shipment' : STATUSES[order.status],
    service_type: SERVICE_TYPES[order.deliveryType],
    created_at: order.placedAt,
    expected_time: order.serveAt,
    confirmed_time: order.promisedAt,
    customer_notes: order.guest.messageCook,
    items: [
      ...order.lines.map(toItem),
      ...order.freeItems.map(({ dishId, name }) => toPlainItem({ ref: dishId, name, price: 0 })),
      ...(deposits === 0 ? [] : [toPlainItem({ ref: 'pfand', name: 'Pfand', price: deposits })]),
    ],
    discounts: order.adjustments.map(({ offerId, label, amount }) => ({
      name: label,
      ref: offerId ?? label,
      price_off: toHubriseMoney(-amount),
    })),
    charges: [
      ...(order.deliveryFee === 0 ? [] : [toCharge('delivery', 'Lieferung', order.deliveryFee)]),
      ...(order.tip === 0 ? [] : [toCharge('tip', 'Trinkgeld', order.tip)]),
    ],
    payments: [
      {
        type: order.isPaid ? 'online' : 'cash',
        name: order.paymentMethod,
        ref: order.paymentMethod,
        amount: toHubriseMoney(total),
      },
    ],
    total: toHubriseMoney(total),
    customer: toCustomer(order.guest),
  };
}

const toCharge = (type: string, name: string, price: number): HubriseCharge => ({
  type,
  name,
  ref: type,
  price: toHubriseMoney(price),
});

const toPlainItem = ({ ref, name, price }: PlainItem): HubriseItem => ({
  product_name: name,
  sku_name: null,
  sku_ref: ref,
  price: toHubriseMoney(price),
  quantity: '1',
  tax_rate: null,
  customer_notes: null,
  options: [],
});

interface PlainItem {
  readonly ref: string;
  readonly name: string;
  readonly price: number;
}

function toItem(line: OrderedLine): HubriseItem {
  const dishes = line.menu?.slots ?? (line.dish ? [{ slotName: '', dish: line.dish }] : []);
  const extras = dishes.flatMap(({ dish }) => dish.extras);
  const optionsPrice = extras.reduce((sum, { price }) => sum + price, 0);
  const [vat] = line.vat?.length === 1 ? line.vat : [];
  return {
    product_name: line.name,
    sku_name: line.dish?.sizeName ?? null,
    sku_ref: line.menu?.menuId ?? [line.dish?.dishId, line.dish?.sizeId].filter(Boolean).join('/'),
    price: toHubriseMoney(line.unitListPrice - optionsPrice),
    quantity: String(line.amount),
    tax_rate: vat ? (vat.rate / CENTS).toFixed(1) : null,
    customer_notes: line.note ?? null,
    options: dishes.flatMap(({ slotName, dish }) => [
      ...(line.menu ? [toOption({ list: slotName, name: withSize(dish), ref: dish.dishId })] : []),
      ...dish.without.map(({ id, name }) => toOption({ list: 'Ohne', name: `ohne ${name}`, ref: id })),
      ...dish.extras.flatMap(toExtraOptions),
    ]),
  };
}

const withSize = ({ name, sizeName }: OrderedDish): string => (sizeName ? `${name}, ${sizeName}` : name);

interface OptionParts {
  readonly list: string;
  readonly name: string;
  readonly ref: string;
  readonly price?: number;
  readonly quantity?: number;
}

const toOption = ({ list, name, ref, price = 0, quantity = 1 }: OptionParts): HubriseOption => ({
  option_list_name: list,
  name,
  ref,
  price: toHubriseMoney(price),
  quantity,
});

/** Free and paid units have different prices, so they are two options. */
function toExtraOptions({ groupId, itemId, itemName, amount, price, freeAmount }: OrderedExtra): HubriseOption[] {
  const option = { list: groupId, name: itemName, ref: itemId };
  const paid = amount - freeAmount;
  return [
    ...(freeAmount > 0 ? [toOption({ ...option, quantity: freeAmount })] : []),
    ...(paid > 0 ? [toOption({ ...option, price: price / paid, quantity: paid })] : []),
  ];
}

const toCustomer = ({ name, phone, email, address, zip, city, messageDriver }: SharedGuest): HubriseCustomer => ({
  last_name: name,
  phone,
  email,
  address_1: address,
  postal_code: zip,
  city,
  country: 'DE',
  delivery_notes: messageDriver,
});
